/** Configuration of Vite and Vitest: builds plain files with hashed names, as the server's Content-Security-Policy requires. */

import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fontsPlugin } from "./scripts/fonts.ts";
import { noscriptPlugin } from "./scripts/noscript.ts";
import { palettePlugin } from "./scripts/palette.ts";
import { serviceWorkerPlugin } from "./scripts/service_worker.ts";

const BROWSERS = ["chrome123", "firefox121", "safari17.5"];
const [, VERSION] = /__version__ = "(.+)"/.exec(readFileSync("../src/whistlestop/__init__.py", "utf-8")) ?? [];
const SERVER = process.env["WHISTLESTOP_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  define: { "import.meta.env.WHISTLESTOP_VERSION": JSON.stringify(VERSION) },
  plugins: [
    palettePlugin(),
    fontsPlugin(),
    noscriptPlugin(),
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    serviceWorkerPlugin(),
  ],
  build: {
    outDir: "../src/whistlestop/server/client",
    emptyOutDir: true,
    target: ["es2022", ...BROWSERS],
    cssTarget: BROWSERS, // with a version of JavaScript, light-dark() would be replaced, and parts could not choose their theme
    assetsInlineLimit: 0, // the Content-Security-Policy forbids inline assets
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    isolate: false, // an environment per file would take most of the time
    restoreMocks: true,
    testTimeout: 60_000,
  },
});

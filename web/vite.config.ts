/** How the page is built: plain files with hashed names, which the server's strict policy lets run. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env["WHISTLESTOP_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    outDir: "../src/whistlestop/server/client",
    emptyOutDir: true,
    target: ["es2022", "chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0, // what is inline, the policy forbids
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    isolate: false, // a world for each file would take most of the time
    restoreMocks: true,
    testTimeout: 60_000,
  },
});

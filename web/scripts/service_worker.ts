/** Builds the service worker as one plain script that knows the files of the page. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const ENTRY = join(import.meta.dirname, "..", "src", "service_worker", "service_worker.ts");
const FILE = "service_worker.js";
/** Texts in other languages than English are kept when they are used. */
const OTHER_LANGUAGE = /\/src\/words\/(?!en\/|catalogue\/)[^/]+\//;

/** Returns the files that every version of the page consists of. */
export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const names = Object.values(bundle)
    .filter(
      (one) => one.type !== "chunk" || !one.moduleIds.length || !one.moduleIds.every((id) => OTHER_LANGUAGE.test(id)),
    )
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("assets/") && !name.endsWith(".txt"));
  return ["./", "manifest.webmanifest", ...names.sort()];
}

export const serviceWorkerPlugin = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const files = shellFiles(bundle);
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const built = await build({
        configFile: false,
        logLevel: "warn",
        define: { SHELL_FILES: JSON.stringify(files), SHELL_VERSION: JSON.stringify(version) },
        build: { write: false, rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: FILE } } },
      });
      const [script] = (built as Rolldown.RolldownOutput).output;
      this.emitFile({ type: "asset", fileName: FILE, source: script.code });
    },
  },
});

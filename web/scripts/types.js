/** Generates the types of all messages from the server's OpenAPI description; with --check, fails if they are out of date. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const TYPES = join(WEB, "src", "wire", "schema.d.ts");
const HEADER = "/** What the server says and understands: written by `npm run types`, never by hand. */\n\n";

const inVenv = ["bin/python", "Scripts/python.exe"].map((path) => join(WEB, "..", ".venv", path)).find(existsSync);
const python = process.env.PYTHON ?? inVenv ?? "python3";
const env = { ...process.env, PYTHONPATH: join(WEB, "..", "src"), WHISTLESTOP_INTERPRETED: "1" };
const description = execFileSync(python, ["-m", "whistlestop.server.http"], {
  env,
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const text = HEADER + astToString(await openapiTS(description, { defaultNonNullable: false }));

if (!process.argv.includes("--check")) writeFileSync(TYPES, text);
else if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== text) {
  console.error("web/src/wire/schema.d.ts is out of date. In web/, run: npm run types");
  process.exit(1);
}

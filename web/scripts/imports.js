/** Prints which folders of src import which, and fails on a cycle between files or between folders. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");
const SOURCES = /\.(ts|svelte)$/;
const IMPORT = /(?:\bfrom|\bimport\(|\bimport|new URL\()\s*"(\.[^"]+)"/g;
const GLOB = /import\.meta\.glob\b[^(]*\(\[?\s*"\.\/\*\/([^"]+)"/g;
const ENDINGS = ["", ".ts", ".svelte.ts", ".d.ts", "/index.ts"];

const name = (path) => relative(SRC, path).replaceAll("\\", "/");
const files = readdirSync(SRC, { recursive: true })
  .map((file) => join(SRC, file))
  .filter((file) => SOURCES.test(file));

/** Maps each file to the files that it imports, type-only and dynamic imports included. */
const imports = new Map(files.map((file) => [name(file), importsOf(file)]));

/** The folders themselves, and the top-level folders with everything in them. */
const folders = grouped((file) => dirname(file));
const topLevel = grouped((file) => (file.includes("/") ? file.split("/")[0] : "."));

for (const [folder, targets] of [...folders].sort())
  console.log(`${folder} -> ${[...targets].sort().join(" ") || "(nothing)"}`);

const cycles = [
  ...cyclesIn(imports).map((cycle) => `files: ${cycle}`),
  ...cyclesIn(folders).map((cycle) => `folders: ${cycle}`),
  ...cyclesIn(topLevel).map((cycle) => `top-level folders: ${cycle}`),
];
for (const cycle of cycles) console.error(`Import cycle between ${cycle}`);
if (cycles.length) process.exit(1);
console.log(`${imports.size} files in ${folders.size} folders, no import cycle.`);

function importsOf(file) {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(IMPORT)].map(([, path]) => resolved(file, path));
  const globbed = [...text.matchAll(GLOB)].flatMap(([, path]) =>
    readdirSync(dirname(file)).map((folder) => resolved(file, `./${folder}/${path}`)),
  );
  return new Set([...found, ...globbed].filter((path) => path !== undefined && SOURCES.test(path)).map(name));
}

function resolved(file, path) {
  const target = join(dirname(file), path.split("?")[0]);
  return ENDINGS.map((ending) => target + ending).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

function grouped(folderOf) {
  const graph = new Map();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    const known = graph.get(folder) ?? new Set();
    for (const target of targets) if (folderOf(target) !== folder) known.add(folderOf(target));
    graph.set(folder, known);
  }
  return graph;
}

/** Finds the strongly connected components of more than one node (Tarjan), each described by its members and edges. */
function cyclesIn(graph) {
  const index = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    lowest.set(node, index.get(node));
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(node, Math.min(lowest.get(node), lowest.get(target)));
    }
    if (lowest.get(node) !== index.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) found.push(component);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.map((component) => describe(component, graph));
}

function describe(component, graph) {
  const edges = component.flatMap((node) =>
    [...graph.get(node)].filter((target) => component.includes(target)).map((target) => `${node} -> ${target}`),
  );
  return edges.sort().join(", ");
}

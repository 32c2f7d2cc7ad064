/** Checks that every language is complete, and reports missing files, keys and sentences. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WORDS = join(dirname(dirname(fileURLToPath(import.meta.url))), "src", "words");
const SHARED = "catalogue";
const NEEDED = ["name", "noscript", "same_as_english"];

/** Returns the codes of all languages, which are the names of their folders. */
const languages = () =>
  readdirSync(WORDS).filter((name) => name !== SHARED && statSync(join(WORDS, name)).isDirectory());

const about = (language) => read(language, "language.json");

const problems = languages()
  .filter((language) => language !== "en")
  .flatMap(problemsOf);
for (const problem of problems) console.error(problem);
if (problems.length) {
  console.error("docs/languages.md explains how to add a language.");
  process.exit(1);
}

function problemsOf(language) {
  const missing = [...filesOf("en"), "sentences.json"].filter((file) => !existsSync(join(WORDS, language, file)));
  const found = missing.map((file) => `web/src/words/${language}/${file} is missing.`);
  if (!missing.includes("language.json")) {
    const known = about(language);
    found.push(
      ...NEEDED.filter((key) => known[key] === undefined).map(
        (key) => `web/src/words/${language}/language.json has no "${key}".`,
      ),
    );
  }
  if (!missing.includes("sentences.json")) {
    const known = read(language, "sentences.json");
    found.push(
      ...sentences()
        .filter((one) => known[one] === undefined)
        .map((one) => `web/src/words/${language}/sentences.json lacks: ${one}`),
    );
  }
  return found;
}

/** Returns the English sentences that any language translates. */
function sentences() {
  const files = languages().filter((language) => existsSync(join(WORDS, language, "sentences.json")));
  return [...new Set(files.flatMap((language) => Object.keys(read(language, "sentences.json"))))];
}

function filesOf(language) {
  const all = readdirSync(join(WORDS, language), { recursive: true }).map((file) => file.replaceAll("\\", "/"));
  return all.filter((file) => /\.\w+$/.test(file));
}

function read(language, file) {
  return JSON.parse(readFileSync(join(WORDS, language, file), "utf8"));
}

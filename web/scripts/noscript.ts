/** Writes into index.html, in every language, that the page needs JavaScript. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = join(import.meta.dirname, "..", "src", "words");
const PLACE = "<!--noscript-->";

/** Returns a paragraph for each language, English first. */
export function noscript(): string {
  const languages = readdirSync(WORDS).filter(
    (name) => name !== "en" && existsSync(join(WORDS, name, "language.json")),
  );
  const paragraphs = ["en", ...languages].map((language) => {
    const { noscript: text } = JSON.parse(readFileSync(join(WORDS, language, "language.json"), "utf8")) as {
      noscript: string;
    };
    return `<p lang="${language}">${text}</p>`;
  });
  return paragraphs.join("\n      ");
}

export const noscriptPlugin = (): Plugin => ({
  name: "noscript",
  transformIndexHtml: (html) => html.replace(PLACE, `\n      ${noscript()}\n    `),
});

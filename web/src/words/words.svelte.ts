/** The texts of the page in the current language. */

import { words as english, type Words } from "./en";

/** The code of a language, which is the name of its folder. */
export type Language = string;

/** Every folder with a `language.json` is a language; all but English are fetched when they are chosen. */
const NAMES = import.meta.glob<string>("./*/language.json", { eager: true, import: "name" });
const CATALOGUES = import.meta.glob<Words>(["./*/index.ts", "!./en/index.ts"], { import: "words" });

/** The name of each language in that language, English first. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  ...Object.fromEntries(Object.entries(NAMES).map(([path, name]) => [path.split("/")[1] ?? "", name])),
};

let spoken: { language: Language; words: Words } = $state.raw({ language: "en", words: english });
let asked: Language = "en";

/** All texts; components that read them update when the language changes. */
export const words: Words = new Proxy(english, { get: (_, part) => Reflect.get(spoken.words, part) as unknown });

/** Returns the current language. */
export const language = (): Language => spoken.language;

export const languages: readonly Language[] = Object.keys(LANGUAGES);

/** Returns the chosen language, or the first known one that the browser asks for. */
export function preferredLanguage(choice: Language | "auto", wishes: readonly string[]): Language {
  if (choice !== "auto") return choice;
  const known = wishes.map((wish) => languages.find((one) => one === wish.toLowerCase().split("-")[0]));
  return known.find(Boolean) ?? "en";
}

/** Changes the language; keeps the current one if the texts can't be loaded. */
export async function setLanguage(next: Language): Promise<void> {
  asked = next;
  // Awaited for English too: an effect that calls this must not both read and write the language.
  const found = await (next === "en" ? english : CATALOGUES[`./${next}/index.ts`]?.().catch(() => null));
  if (found && asked === next) spoken = { language: next, words: found };
  document.documentElement.lang = spoken.language;
}

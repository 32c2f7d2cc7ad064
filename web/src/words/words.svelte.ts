/** What the page says, in the language that is chosen. */

import { words as english, type Words } from "./en";

/** Each language by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

export type Language = keyof typeof LANGUAGES;

/** Where the words of each language lie; all but English are fetched when somebody speaks them. */
const shelf: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => Promise.resolve({ words: english }),
  fr: () => import("./fr"),
  de: () => import("./de"),
};

let spoken: { language: Language; words: Words } = $state.raw({ language: "en", words: english });
let asked: Language = "en";

/** Everything that the page says; whoever reads it in a component hears of another language at once. */
export const words: Words = new Proxy(english, { get: (_, part) => Reflect.get(spoken.words, part) as unknown });

/** The language that is spoken now. */
export const language = (): Language => spoken.language;

/** The languages that the page can speak, with their own names. */
export const languages = Object.keys(LANGUAGES) as Language[];

/** Finds the language to speak: the chosen one, or the first that the browser asks for and the page knows. */
export function understood(choice: Language | "auto", wishes: readonly string[]): Language {
  if (choice !== "auto") return choice;
  const known = wishes.map((wish) => languages.find((one) => one === wish.toLowerCase().split("-")[0]));
  return known.find(Boolean) ?? "en";
}

/** Speaks another language from now on; where its words can't be fetched, the page goes on as before. */
export async function speak(next: Language): Promise<void> {
  asked = next;
  const found = await shelf[next]().catch(() => null);
  if (found && asked === next) spoken = { language: next, words: found.words };
  document.documentElement.lang = spoken.language;
}

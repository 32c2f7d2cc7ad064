/** What the page says, in the language that is chosen. */

import { words as english, type Words } from "./en";

export type Language = "en";

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = { en: "English" };

const spoken = $state.raw({ words: english });

/** Everything that the page says; whoever reads it in a component hears of another language at once. */
export const words: Words = new Proxy(english, { get: (_, part) => Reflect.get(spoken.words, part) as unknown });

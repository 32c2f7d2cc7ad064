/** The coach's words in every language, which the command line uses too. */

import type { Language } from "../words/words.svelte";

/** Templates by section and name. */
export type CoachWords = Record<string, Record<string, string>>;

const FILES = import.meta.glob<CoachWords>("../../../src/whistlestop/coach/words/*.json", { import: "default" });

/** Loads the coach's words; in English if there are none in a language. */
export async function loadCoachWords(language: Language): Promise<CoachWords> {
  const named = (code: string): (() => Promise<CoachWords>) | undefined =>
    FILES[`../../../src/whistlestop/coach/words/${code}.json`];
  return (await (named(language) ?? named("en"))?.()) ?? {};
}

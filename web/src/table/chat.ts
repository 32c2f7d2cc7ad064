/** Chat as it is shown: lines, and quick phrases in the order in which they fit. */

import type { Phrase, SaidTold } from "../wire/types";
import { words } from "../words/words.svelte";

const PHRASES: Phrase[] = ["wow", "oh_no", "thanks", "sorry", "one_moment", "hurry", "good_luck", "hello", "well_played", "again"];
const FIRST: Record<string, Phrase[]> = { open: ["hello", "good_luck"], begun: ["good_luck", "hello"], over: ["well_played", "thanks", "again"] };

/** Says what a line says, in the language of whoever reads it. */
export const lineIn = ({ text, phrase }: Pick<SaidTold, "text" | "phrase">): string =>
  phrase ? (words.phrases[phrase as Phrase] ?? phrase) : text;

/** Lists all quick phrases, those first that fit the moment: before the game, at its beginning, or when it is over. */
export function phrasesFor(status: string, ply: number, seats: number): Phrase[] {
  const moment = status === "playing" && ply <= seats * 2 ? "begun" : status;
  const first = FIRST[moment] ?? [];
  return [...first, ...PHRASES.filter((phrase) => !first.includes(phrase))];
}

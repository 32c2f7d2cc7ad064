/** Finds the rules of a game in the language that is spoken. */

import type { Help } from "../../words/help";
import { words } from "../../words/words.svelte";

/** Loads the rules of a game; null for a game that is told by its numbers only. */
export async function helpFor(game: string): Promise<Help | null> {
  return (await words.help[game]?.())?.help ?? null;
}

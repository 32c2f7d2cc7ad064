/** Loads rules in the current language. */

import type { Help } from "../words/catalogue/rules";
import { words } from "../words/words.svelte";

/** Returns the rules of a game; null if there are none. */
export async function loadRules(game: string): Promise<Help | null> {
  return (await words.help[game]?.())?.help ?? null;
}

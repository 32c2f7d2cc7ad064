/** The keys of a game that is looked back at, for the list that `?` opens. */

import { keyLines as ofTable } from "../table/key_lines";
import { words } from "../words/words.svelte";
import type { Replay } from "./replay.svelte";

/** Lists the keys that move through time, and those of the table that mean something here. */
export function keyLines(replay: Replay): [key: string, meaning: string][] {
  return [...words.replay.keys, ...ofTable(replay).filter(([key]) => !words.replay.without.includes(key))];
}

/** The keyboard shortcuts of a replay, for the list that `?` opens. */

import { tableShortcuts as ofTable } from "../table/shortcuts/table_shortcuts";
import { words } from "../words/words.svelte";
import type { Replay } from "./replay.svelte";

/** Returns the shortcuts of a replay, and those of a table that also work there. */
export function replayShortcuts(replay: Replay): [key: string, meaning: string][] {
  return [...words.replay.keys, ...ofTable(replay).filter(([key]) => !words.replay.without.includes(key))];
}

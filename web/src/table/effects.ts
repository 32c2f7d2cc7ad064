/** What a move does to others, in words. */

import type { StateTold } from "../wire/types";
import { words } from "../words/words.svelte";
import { spokenCards, spread } from "./cards";

/** Says whom an action robs of what; nothing if it harms nobody. */
export function effectOf(state: Pick<StateTold, "effects"> | null, action: string, names: readonly string[]): string {
  const robbed = state?.effects[action]?.robbed ?? [];
  return words.listed(robbed.map(({ seat, cards }) => words.table.place.robs(names[seat] ?? "", spokenCards(spread(cards)))));
}

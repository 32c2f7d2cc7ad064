/** The effects of a move on other players. */

import type { StateMessage } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { cardsText, expandCounts } from "../../state/card_groups";

/** Describes whom an action robs of what; empty if nobody. */
export function effectText(
  state: Pick<StateMessage, "effects"> | null,
  action: string,
  names: readonly string[],
): string {
  const robbed = state?.effects[action]?.robbed ?? [];
  return words.listed(
    robbed.map(({ seat, cards }) => words.table.place.robs(names[seat] ?? "", cardsText(expandCounts(cards)))),
  );
}

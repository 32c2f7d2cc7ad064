/** The order of games in the lobby. */

import type { GameLine } from "../wire/types";

const FIRST = ["first_journey", "first_journey_usa", "usa", "europe", "germany", "card_game"];

/** Sorts the easiest games first, and added games last. */
export function beginnersFirst(games: readonly GameLine[]): GameLine[] {
  const place = ({ name }: GameLine): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [...games].sort((one, other) => place(one) - place(other));
}

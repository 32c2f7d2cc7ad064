/** The order of games in the lobby. */

import type { GameLine } from "../wire/types";

const FIRST = ["first_journey", "first_journey_usa", "usa", "europe", "germany", "card_game"];

/** Puts the games that are learnt soonest first, and games of tinkerers after those of the box. */
export function beginnersFirst(games: readonly GameLine[]): GameLine[] {
  const place = ({ name }: GameLine): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [...games].sort((one, other) => place(one) - place(other));
}

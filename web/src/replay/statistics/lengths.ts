/** The lengths of routes that were built in a game. */

import type { Route, Statistics } from "../../wire/types";

/** The lengths that the board has, from the shortest to the longest that anybody built; none in a game without routes. */
export function lengths({ seats }: Statistics, routes: readonly Pick<Route, "length">[]): number[] {
  const built = seats.flatMap((seat) => Object.keys(seat.routes).map(Number));
  const [least, most] = [Math.min(...built), Math.max(...built)];
  const all = [...new Set(routes.map(({ length }) => length))].sort((one, other) => one - other);
  return all.filter((length) => length >= least && length <= most);
}

/** The lengths of routes claimed in a game. */

import type { Route, Statistics } from "../../wire/types";

/** Returns the board's route lengths up to the longest one claimed. */
export function routeLengths({ seats }: Statistics, routes: readonly Pick<Route, "length">[]): number[] {
  const built = seats.flatMap((seat) => Object.keys(seat.routes).map(Number));
  const [least, most] = [Math.min(...built), Math.max(...built)];
  const all = [...new Set(routes.map(({ length }) => length))].sort((one, other) => one - other);
  return all.filter((length) => length >= least && length <= most);
}

/** The lengths of routes that were built in a game. */

import type { Statistics } from "../../wire/types";

/** All lengths from the shortest to the longest that anybody built; none in a game without routes. */
export function lengths({ seats }: Statistics): number[] {
  const built = seats.flatMap(({ routes }) => Object.keys(routes).map(Number));
  const [least, most] = [Math.min(...built), Math.max(...built)];
  return built.length ? Array.from({ length: most - least + 1 }, (_, index) => least + index) : [];
}

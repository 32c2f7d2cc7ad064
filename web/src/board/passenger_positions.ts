/** The positions of waiting passengers. */

import type { Drawing, Queue } from "../wire/drawing";
import type { Counted } from "../wire/types";
import type { Point } from "./viewport";

export interface Spot extends Point {
  kind: string;
}

/** The width of a passenger's figure, in its own units. */
export const FIGURE = 12;

/** Returns the positions of waiting passengers, in rows centred in their box. */
export function passengerPositions(
  { x, y, columns }: Queue,
  { width, height }: Drawing["passenger"],
  waiting: Counted | undefined,
): Spot[] {
  const kinds = Object.entries(waiting ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const rows = Math.ceil(kinds.length / columns);
  return kinds.map((kind, number) => {
    const row = Math.floor(number / columns);
    const here = Math.min(columns, kinds.length - row * columns);
    return {
      kind,
      x: x + ((number % columns) - (here - 1) / 2) * width,
      y: y + (row - (rows - 1) / 2) * height,
    };
  });
}

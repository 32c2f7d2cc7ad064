/** Where each passenger of a queue stands. */

import type { Drawing, Queue } from "../wire/drawing";
import type { Counted } from "../wire/types";
import type { Point } from "./sight";

export interface Spot extends Point {
  kind: string;
}

/** How wide the figure of a passenger is that every map draws, in units of its own. */
export const FIGURE = 11;

/** Lines up those who wait around the middle of their box, in rows as long as it is wide. */
export function places({ x, y, columns }: Queue, { width, height }: Drawing["passenger"], waiting: Counted | undefined): Spot[] {
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

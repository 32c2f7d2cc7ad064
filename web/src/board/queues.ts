/** Where each passenger of a queue stands. */

import type { Queue } from "../wire/drawing";
import type { Counted } from "../wire/types";
import type { Point } from "./sight";

export interface Spot extends Point {
  kind: string;
}

export const ACROSS = 11;
const DOWN = 15;

/** Lines up those who wait around the middle of their box, in rows as long as it is wide. */
export function places({ x, y, columns }: Queue, waiting: Counted | undefined): Spot[] {
  const kinds = Object.entries(waiting ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const rows = Math.ceil(kinds.length / columns);
  return kinds.map((kind, number) => {
    const row = Math.floor(number / columns);
    const here = Math.min(columns, kinds.length - row * columns);
    return {
      kind,
      x: x + ((number % columns) - (here - 1) / 2) * ACROSS,
      y: y + (row - (rows - 1) / 2) * DOWN,
    };
  });
}

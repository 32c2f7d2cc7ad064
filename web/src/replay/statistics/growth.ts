/** Points as they grew: of one source, or of all together. */

import type { Statistics } from "../../wire/types";

/** The points of each seat after each turn: from one source, or from all if none is named. */
export function grown({ points, plies, seats }: Statistics, source: string | null): number[][] {
  const lines = source === null ? Object.values(points) : [points[source] ?? []];
  return seats.map((_, seat) => plies.map((_, at) => lines.reduce((sum, line) => sum + (line[seat]?.[at] ?? 0), 0)));
}

/** The sources that ever brought or cost anything, in the order of the score sheet. */
export const sources = ({ points }: Statistics): string[] =>
  Object.keys(points).filter((source) => points[source]?.some((line) => line.some((number) => number !== 0)));

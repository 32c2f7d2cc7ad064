/** Points over time, from one source or from all. */

import type { Statistics } from "../../wire/types";

/** Returns each seat's points after each turn, from one source or from all. */
export function pointsOverTime({ points, plies, seats }: Statistics, source: string | null): number[][] {
  const lines = source === null ? Object.values(points) : [points[source] ?? []];
  return seats.map((_, seat) => plies.map((_, at) => lines.reduce((sum, line) => sum + (line[seat]?.[at] ?? 0), 0)));
}

/** Returns the sources that changed any score, in the order of the score sheet. */
export const pointSources = ({ points }: Statistics): string[] =>
  Object.keys(points).filter((source) => points[source]?.some((line) => line.some((number) => number !== 0)));

/** Passenger majorities. */

import type { Counted, View } from "../../wire/types";

export interface Majority {
  kind: string;
  /** The number of each seat. */
  counts: number[];
  most: number;
  /** The seats with the most; none while all have none. */
  leaders: number[];
}

const COLOURS = ["red", "green", "blue", "yellow", "black", "white"];

/** Returns the majority in each colour; empty in games without passengers. */
export function majorities(view: View): Majority[] {
  const passengers: Counted[] | undefined = view.passengers;
  if (!passengers) return [];
  return COLOURS.map((kind) => {
    const counts = passengers.map((one) => one[kind] ?? 0);
    const most = Math.max(...counts);
    return { kind, counts, most, leaders: most ? [...counts.keys()].filter((seat) => counts[seat] === most) : [] };
  });
}

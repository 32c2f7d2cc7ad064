/** Who has the most passengers of each colour (C12). */

import type { Counted, View } from "../wire/types";

export interface Majority {
  kind: string;
  /** How many each seat has. */
  counts: number[];
  most: number;
  /** The seats that have the most; none while nobody has any. */
  leaders: number[];
}

const COLOURS = ["red", "green", "blue", "yellow", "black", "white"];

/** Compares the passengers of all seats, colour by colour; nothing in games without passengers. */
export function majorities(view: View): Majority[] {
  const passengers: Counted[] | undefined = view.passengers;
  if (!passengers) return [];
  return COLOURS.map((kind) => {
    const counts = passengers.map((one) => one[kind] ?? 0);
    const most = Math.max(...counts);
    return { kind, counts, most, leaders: most ? [...counts.keys()].filter((seat) => counts[seat] === most) : [] };
  });
}

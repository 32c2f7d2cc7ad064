/** The numbers that everybody may know of a seat: points, trains, stations, cards, tickets, whatever the game has. */

import type { View } from "../wire/types";

export type Counting = "score" | "completed" | "trains" | "stations" | "cards" | "tickets" | "stack";

export interface SeatNumber {
  what: Counting;
  number: number;
}

/** Lists the numbers of a seat in the order in which they are shown. */
export function numbersOf(view: View, seat: number): SeatNumber[] {
  const stack = view.stacks?.[seat];
  const all: [Counting, number | undefined][] = [
    view.completed ? ["completed", view.completed[seat]] : ["score", view.points?.[seat]],
    ["trains", view.trains?.[seat]],
    ["stations", view.stations?.[seat]],
    ["cards", view.hand_sizes[seat]],
    ["tickets", view.ticket_counts[seat]],
    ["stack", typeof stack === "object" ? Object.values(stack).reduce((sum, number) => sum + number, 0) : stack],
  ];
  return all.flatMap(([what, number]) => (number === undefined ? [] : [{ what, number }]));
}

/** The public counts of a seat: points, trains, stations, cards, tickets. */

import type { View } from "../../wire/types";
import { isWonByTickets } from "../../state/features";

export type CountKind = "score" | "completed" | "trains" | "stations" | "cards" | "tickets" | "stack";

export interface SeatCount {
  what: CountKind;
  number: number;
}

/** Returns whether a count decides who wins, and stands beside the name. */
export const isScore = ({ what }: SeatCount): boolean => what === "score" || what === "completed";

/** Returns the counts of a seat in display order; `totals` are the final scores, once they are known. */
export function publicCounts(view: View, seat: number, totals: readonly number[] | null = null): SeatCount[] {
  const stack = view.stacks?.[seat];
  const all: [CountKind, number | undefined][] = [
    isWonByTickets(view) ? ["completed", view.completed?.[seat]] : ["score", scoreOf(view, seat, totals)],
    ["trains", view.trains?.[seat]],
    ["stations", view.stations?.[seat]],
    ["cards", view.hand_sizes[seat]],
    ["tickets", view.ticket_counts[seat]],
    ["stack", typeof stack === "object" ? Object.values(stack).reduce((sum, number) => sum + number, 0) : stack],
  ];
  return all.flatMap(([what, number]) => (number === undefined ? [] : [{ what, number }]));
}

/** Returns the points of a seat: those for routes during the game, and the final score after it. */
function scoreOf({ points }: View, seat: number, totals: readonly number[] | null): number | undefined {
  return points && (totals?.[seat] ?? points[seat]);
}

/** The decision which tickets to complete in the Card Game. */

import type { Ticket } from "../../wire/types";
import { actionPositions } from "../../state/action_text";

/** How many tickets are decided at a time. */
const AT_A_TIME = 16;

/** Returns the positions of the tickets being decided, counted from 1. */
export function candidates(actions: readonly string[], unlisted: number, decided: number, held: number): number[] {
  const named = new Set(actions.flatMap(actionPositions));
  if (unlisted > 0) for (let at = decided + 1; at <= Math.min(held, decided + AT_A_TIME); at++) named.add(at);
  return [...named].sort((one, other) => one - other);
}

/** Returns the action that completes the tickets at these positions. */
export function completionAction(places: readonly number[]): string {
  const sorted = [...places].sort((one, other) => one - other);
  return `complete ${sorted.length ? sorted.join(",") : "none"}`;
}

/** Returns the points of the chosen tickets, and what the others would cost. */
export function completionPoints(
  tickets: readonly Ticket[],
  among: readonly number[],
  chosen: readonly number[],
): { plus: number; minus: number } {
  const points = (place: number): number => tickets[place - 1]?.points ?? 0;
  const sum = (places: readonly number[]): number => places.reduce((total, place) => total + points(place), 0);
  return { plus: sum(chosen), minus: sum(among.filter((place) => !chosen.includes(place))) };
}

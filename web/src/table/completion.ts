/** The completion decision of the Card Game: which tickets, and what they are worth. */

import type { Ticket } from "../wire/types";
import { positions } from "./status";

/** How many tickets are decided about at a time. */
const AT_A_TIME = 16;

/** Lists the places of the tickets that are decided about now, counted from 1. */
export function candidates(actions: readonly string[], unlisted: number, decided: number, held: number): number[] {
  const named = new Set(actions.flatMap(positions));
  if (unlisted > 0) for (let at = decided + 1; at <= Math.min(held, decided + AT_A_TIME); at++) named.add(at);
  return [...named].sort((one, other) => one - other);
}

/** Writes the action that completes the tickets in these places. */
export function completing(places: readonly number[]): string {
  const sorted = [...places].sort((one, other) => one - other);
  return `complete ${sorted.length ? sorted.join(",") : "none"}`;
}

/** Adds up what the chosen tickets bring, and what those left over would cost. */
export function worth(tickets: readonly Ticket[], among: readonly number[], chosen: readonly number[]): { plus: number; minus: number } {
  const points = (place: number): number => tickets[place - 1]?.points ?? 0;
  const sum = (places: readonly number[]): number => places.reduce((total, place) => total + points(place), 0);
  return { plus: sum(chosen), minus: sum(among.filter((place) => !chosen.includes(place))) };
}

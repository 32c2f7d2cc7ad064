/** How a seat is right now, in a word or two each: you, bot, away, next. */

import { now } from "../state/clock.svelte";
import type { Table } from "../state/table.svelte";
import { words } from "../words/words.svelte";

/** What the marks are made of; a `Table` has it all. */
export type Facts = Pick<Table, "told" | "view" | "eyes">;

/** Says whether the person of a seat is not there, and nobody plays for them. */
export function isAway({ told }: Pick<Facts, "told">, seat: number): boolean {
  const one = told?.seats[seat];
  return one?.kind === "person" && !one.present && !one.covered;
}

/** Says whether everybody waits for somebody who is away for so long by now that a bot may be asked for. */
export function isCoverable(table: Pick<Table, "told" | "toldAt" | "awaited" | "mine">, seat: number): boolean {
  const wait = table.told?.seats[seat]?.cover_in ?? null;
  return isAway(table, seat) && table.awaited.includes(seat) && table.mine.length > 0 && wait !== null && table.toldAt + wait <= now();
}

/** Lists what is to be said of a seat besides its numbers. */
export function marksOf(facts: Facts, seat: number): string[] {
  const { told, view, eyes } = facts;
  const say = words.table.seats;
  const one = told?.seats[seat];
  const next = view && !view.over && !view.choosing.length && (view.turn + 1) % view.seats === seat;
  return [
    seat === eyes && told?.mine.includes(seat) ? say.you : "",
    one?.kind === "bot" ? say.bot : "",
    one?.covered ? say.covered : "",
    isAway(facts, seat) ? say.away : "",
    view?.choosing.includes(seat) ? say.choosing : "",
    next ? say.next : "",
  ].filter(Boolean);
}

/** The status of a seat: you, bot, away, next. */

import { now } from "../../state/clock.svelte";
import type { Table } from "../../state/table.svelte";
import { words } from "../../words/words.svelte";

/** What the status needs; a `Table` has it all. */
export type SeatFacts = Pick<Table, "info" | "view" | "viewer">;

/** Returns whether a seat's player is away and not replaced by a bot. */
export function isAway({ info }: Pick<SeatFacts, "info">, seat: number): boolean {
  const one = info?.seats[seat];
  return one?.kind === "person" && !one.present && !one.covered;
}

/** Returns who plays a seat: its player, or the bot that stands in for them. */
export function playedBy({ info, names }: Pick<Table, "info" | "names">, seat: number): string {
  const name = names[seat] ?? "";
  return info?.seats[seat]?.covered ? words.table.seats.standIn(name) : name;
}

/** Returns whether the game waits for a player who has been away long enough to be replaced by a bot. */
export function isCoverable(table: Pick<Table, "info" | "infoAt" | "awaited" | "mine">, seat: number): boolean {
  const wait = table.info?.seats[seat]?.cover_in ?? null;
  return (
    isAway(table, seat) &&
    table.awaited.includes(seat) &&
    table.mine.length > 0 &&
    wait !== null &&
    table.infoAt + wait <= now()
  );
}

/** Returns whether a seat is the viewer's or a bot's. */
export function seatRole({ info, viewer }: Pick<SeatFacts, "info" | "viewer">, seat: number): string {
  if (seat === viewer && info?.mine.includes(seat)) return words.table.seats.you;
  return info?.seats[seat]?.kind === "bot" ? words.table.seats.bot : "";
}

/** Returns the status words of a seat. */
export function seatStatus(facts: SeatFacts, seat: number): string[] {
  const { view } = facts;
  const say = words.table.seats;
  const next = view && !view.over && !view.choosing.length && (view.turn + 1) % view.seats === seat;
  return [
    seatRole(facts, seat),
    isAway(facts, seat) ? say.away : "",
    view?.choosing.includes(seat) ? say.choosing : "",
    next ? say.next : "",
  ].filter(Boolean);
}

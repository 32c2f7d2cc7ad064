/** The steps that reveal a result: line by line, ticket by ticket, then the ranking. */

import type { Lit } from "../../state/highlight.svelte";
import type { ResultMessage, SheetMessage } from "../../wire/types";

/** A scored ticket, with the route that completed it. */
export type CountedTicket = SheetMessage["tickets"][number];

/** One step, and the points that it gives to each seat. */
export interface ScoreStep {
  /** The line of the score sheet. */
  line: string;
  gains: number[];
  lit: Partial<Lit>;
  /** The seat whose ticket it is. */
  seat?: number;
  ticket?: CountedTicket;
  /** The part of the line: a colour of passengers, a big city. */
  part?: string;
}

const TICKETS = "tickets";

/** Returns all steps in order; lines without points are left out, except routes. */
export function scoreSteps(result: ResultMessage, routes: ReadonlySet<string>): ScoreStep[] {
  const { sheets } = result;
  return scoreLines(sheets).flatMap((line) => {
    if (line === TICKETS && sheets.some(({ tickets }) => tickets.length)) return ticketSteps(sheets);
    const parts = partSteps(line, sheets);
    if (parts.length) return parts;
    const gains = sheets.map(({ points }) => points[line] ?? 0);
    if (line !== "routes" && gains.every((gain) => gain === 0)) return [];
    return [{ line, gains, lit: litBy(line, sheets, gains, routes) }];
  });
}

/** Returns each seat's points after the first steps. */
export function totals(all: readonly ScoreStep[], shown: number, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { gains } of all.slice(0, shown)) gains.forEach((gain, seat) => (sums[seat] = (sums[seat] ?? 0) + gain));
  return sums;
}

/** Returns the lines of the score sheets, in the server's order. */
export function scoreLines(sheets: readonly SheetMessage[]): string[] {
  return [...new Set(sheets.flatMap(({ points }) => Object.keys(points)))];
}

export interface Placed {
  seat: number;
  place: number;
  total: number;
}

/** What a ranking is made from. */
export type Totals = Pick<ResultMessage, "winners"> & { sheets: readonly Pick<SheetMessage, "total">[] };

/** Ranks the seats: winners first, then by points; equal points share a place, unless one of them won. */
export function ranking({ sheets, winners }: Totals): Placed[] {
  const best = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  const order = sheets
    .map(({ total }, seat) => ({ seat, total }))
    .sort((one, other) => best(one.seat) - best(other.seat) || other.total - one.total);
  return order.map((one) => {
    const place = order.findIndex((other) => other.total === one.total && best(other.seat) === best(one.seat));
    return { ...one, place: place + 1 };
  });
}

/** Sorts a seat's tickets for the count: cheap ones first, for suspense. */
export function sortTickets(tickets: readonly CountedTicket[]): CountedTicket[] {
  return [...tickets].sort(
    (one, other) => Number(other.done) - Number(one.done) || (one.points ?? 0) - (other.points ?? 0),
  );
}

function ticketSteps(sheets: readonly SheetMessage[]): ScoreStep[] {
  return sheets.flatMap((sheet, seat) => {
    const tickets = sortTickets(sheet.tickets);
    let left = sheet.points[TICKETS] ?? 0;
    return tickets.map((ticket, index): ScoreStep => {
      const last = index === tickets.length - 1;
      const gain = last ? left : worth(ticket);
      left -= gain;
      const gains = sheets.map((_, other) => (other === seat ? gain : 0));
      return { line: TICKETS, gains, seat, ticket, lit: { cities: ticket.between, routes: ticket.routes } };
    });
  });
}

function worth({ done, points }: CountedTicket): number {
  if (points === undefined) return done ? 1 : 0;
  return done ? points : -points;
}

function partSteps(line: string, sheets: readonly SheetMessage[]): ScoreStep[] {
  const parts = [...new Set(sheets.flatMap(({ parts: all }) => Object.keys(all[line] ?? {})))];
  return parts.map((part) => {
    const gains = sheets.map((sheet) => sheet.parts[line]?.[part] ?? 0);
    return { line, part, gains, lit: {} };
  });
}

function litBy(
  line: string,
  sheets: readonly SheetMessage[],
  gains: readonly number[],
  routes: ReadonlySet<string>,
): Partial<Lit> {
  return toHighlight(
    sheets.flatMap(({ shown }, seat) => (gains[seat] ? (shown[line] ?? []) : [])),
    routes,
  );
}

/** Splits names into routes and cities. */
export function toHighlight(names: readonly string[], routes: ReadonlySet<string>): Partial<Lit> {
  return { cities: names.filter((name) => !routes.has(name)), routes: names.filter((name) => routes.has(name)) };
}

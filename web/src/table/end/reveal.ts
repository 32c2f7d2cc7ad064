/** The order in which a result is revealed: line by line, tickets one by one, then the ranking. */

import type { Lit } from "../../state/highlight.svelte";
import type { ResultTold, SheetTold } from "../../wire/types";

/** A ticket at the end, with the way that completed it. */
export type CountedTicket = SheetTold["tickets"][number];

/** One thing that is shown, and what it gives to each seat. */
export interface Step {
  /** The line of the score sheet. */
  line: string;
  gains: number[];
  lit: Partial<Lit>;
  /** The seat whose ticket it is. */
  seat?: number;
  ticket?: CountedTicket;
  /** Which part of the line it is: a colour of passengers, a big city. */
  part?: string;
}

const TICKETS = "tickets";

/** Lists everything that is shown, in order; lines that give nobody anything are left out, but for routes. */
export function steps(result: ResultTold, routes: ReadonlySet<string>): Step[] {
  const { sheets } = result;
  return linesOf(sheets).flatMap((line) => {
    if (line === TICKETS && sheets.some(({ tickets }) => tickets.length)) return ticketSteps(sheets);
    const parts = partSteps(line, sheets);
    if (parts.length) return parts;
    const gains = sheets.map(({ points }) => points[line] ?? 0);
    if (line !== "routes" && gains.every((gain) => gain === 0)) return [];
    return [{ line, gains, lit: litBy(line, sheets, gains, routes) }];
  });
}

/** Adds up what the first steps have given. */
export function totals(all: readonly Step[], shown: number, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { gains } of all.slice(0, shown)) gains.forEach((gain, seat) => (sums[seat] = (sums[seat] ?? 0) + gain));
  return sums;
}

/** The lines of the score sheets, in the order in which the server tells them. */
export function linesOf(sheets: readonly SheetTold[]): string[] {
  return [...new Set(sheets.flatMap(({ points }) => Object.keys(points)))];
}

/** Says whether tickets are counted, which bring no points. */
export function countsTickets({ sheets }: ResultTold): boolean {
  return sheets.every(({ tickets }) => tickets.every(({ points }) => points === undefined));
}

export interface Placed {
  seat: number;
  place: number;
  total: number;
}

/** Orders the seats: winners first, then by points; seats with the same points share a place, unless one of them won. */
export function ranking({ sheets, winners }: ResultTold): Placed[] {
  const best = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  const order = sheets.map(({ total }, seat) => ({ seat, total }))
    .sort((one, other) => best(one.seat) - best(other.seat) || other.total - one.total);
  return order.map((one) => {
    const place = order.findIndex((other) => other.total === one.total && best(other.seat) === best(one.seat));
    return { ...one, place: place + 1 };
  });
}

/** The tickets of a seat in the order in which they are shown: cheap ones first, so that it stays exciting. */
export function inOrder(tickets: readonly CountedTicket[]): CountedTicket[] {
  return [...tickets].sort((one, other) => Number(other.done) - Number(one.done) || (one.points ?? 0) - (other.points ?? 0));
}

function ticketSteps(sheets: readonly SheetTold[]): Step[] {
  return sheets.flatMap((sheet, seat) => {
    const tickets = inOrder(sheet.tickets);
    let left = sheet.points[TICKETS] ?? 0;
    return tickets.map((ticket, index): Step => {
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

function partSteps(line: string, sheets: readonly SheetTold[]): Step[] {
  const parts = [...new Set(sheets.flatMap(({ parts: all }) => Object.keys(all[line] ?? {})))];
  return parts.map((part) => {
    const gains = sheets.map((sheet) => sheet.parts[line]?.[part] ?? 0);
    return { line, part, gains, lit: {} };
  });
}

function litBy(line: string, sheets: readonly SheetTold[], gains: readonly number[], routes: ReadonlySet<string>): Partial<Lit> {
  return sorted(sheets.flatMap(({ shown }, seat) => (gains[seat] ? (shown[line] ?? []) : [])), routes);
}

/** Tells routes from cities. */
export function sorted(names: readonly string[], routes: ReadonlySet<string>): Partial<Lit> {
  return { cities: names.filter((name) => !routes.has(name)), routes: names.filter((name) => routes.has(name)) };
}

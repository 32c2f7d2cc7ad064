/** The log as a person wants to read it: what belongs together in one line, what only fills up left out (L1). */

import type { Line } from "../state/log";
import type { GameEvent } from "../wire/types";
import { sentence } from "../words/sentence";
import { spoken, tell, type Part } from "../words/telling";

/** A line to be read: its sentence, who did it, and what lights up on the board. */
export interface Entry {
  number: number;
  seat: number | null;
  parts: Part[];
  routes: string[];
  cities: string[];
}

const FILLING = new Set(["row", "passenger", "tickets_shuffled", "chose"]);
const MERGED = new Set(["drawn", "ticket", "dealt"]);

/** Makes entries of lines. */
export function digest(lines: readonly Line[], names: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const run of runs(lines.filter(({ event }) => !FILLING.has(event.type)))) {
    const [first] = run;
    if (!first) continue;
    const { event } = first;
    const parts = run.length > 1 ? merged(event, run.slice(1).map((line) => line.event), names) : tell(event, names);
    entries.push({ number: first.number, seat: event.seat ?? null, parts, ...lights(event) });
  }
  return entries;
}

/** Says an entry as plain text. */
export const spokenEntry = ({ parts }: Entry): string => sentence(spoken(parts));

function runs(lines: readonly Line[]): Line[][] {
  const all: Line[][] = [];
  for (const line of lines) {
    const last = all.at(-1)?.[0]?.event;
    const same = last && last.type === line.event.type && last.seat === line.event.seat && MERGED.has(last.type);
    if (same) all.at(-1)?.push(line);
    else all.push([line]);
  }
  return all;
}

function merged({ type, ...first }: GameEvent, others: GameEvent[], names: readonly string[]): Part[] {
  const cards = [first, ...others].flatMap(({ card }) => card ?? []);
  const seat = first.seat === undefined ? {} : { seat: first.seat };
  return tell({ type, ...seat, ...(cards.length ? { cards } : { count: others.length + 1 }) }, names);
}

/** What lights up on the board for an event. */
export function lights({ route, city, place, ticket }: GameEvent): { routes: string[]; cities: string[] } {
  const cities = [city, place, ...(ticket?.between ?? [])].filter((name) => name !== undefined);
  return { routes: route === undefined ? [] : [route], cities };
}

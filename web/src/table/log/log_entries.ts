/** The log for readers: related events in one line, filler left out. */

import type { LogLine } from "../../state/event_log";
import type { GameEvent } from "../../wire/types";
import { capitalise } from "../../words/catalogue/format";
import type { SentencePart } from "../../words/catalogue/events";
import { plainText, eventText } from "../../words/event_text";
import { GameVocabulary } from "../../words/vocabulary";

/** An entry: its sentence, its seat, and what it highlights on the board. */
export interface LogEntry {
  number: number;
  seat: number | null;
  parts: SentencePart[];
  routes: string[];
  cities: string[];
}

const NOTHING_DECLARED = new GameVocabulary();

const FILLING = new Set(["row", "passenger", "tickets_shuffled", "chose"]);
const MERGED = new Set(["drawn", "ticket", "dealt"]);

/** Groups log lines into entries. */
export function logEntries(
  lines: readonly LogLine[],
  names: readonly string[],
  vocabulary = NOTHING_DECLARED,
): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const run of runs(lines.filter(({ event }) => !FILLING.has(event.type)))) {
    const [first] = run;
    if (!first) continue;
    const { event } = first;
    const parts =
      run.length > 1
        ? merged(
            event,
            run.slice(1).map((line) => line.event),
            names,
            vocabulary,
          )
        : eventText(event, names, vocabulary);
    entries.push({ number: first.number, seat: event.seat ?? null, parts, ...eventHighlight(event, vocabulary) });
  }
  return entries;
}

/** Returns an entry as plain text. */
export const entryText = ({ parts }: LogEntry): string => capitalise(plainText(parts));

function runs(lines: readonly LogLine[]): LogLine[][] {
  const all: LogLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1)?.[0]?.event;
    const same = last && last.type === line.event.type && last.seat === line.event.seat && MERGED.has(last.type);
    if (same) all.at(-1)?.push(line);
    else all.push([line]);
  }
  return all;
}

function merged(
  { type, ...first }: GameEvent,
  others: GameEvent[],
  names: readonly string[],
  vocabulary: GameVocabulary,
): SentencePart[] {
  const cards = [first, ...others].flatMap(({ card }) => card ?? []);
  const seat = first.seat === undefined ? {} : { seat: first.seat };
  return eventText({ type, ...seat, ...(cards.length ? { cards } : { count: others.length + 1 }) }, names, vocabulary);
}

/** Returns what an event highlights on the board. */
export function eventHighlight(
  event: GameEvent,
  vocabulary = NOTHING_DECLARED,
): { routes: string[]; cities: string[] } {
  const { route, city, place, ticket } = event;
  const declared = vocabulary.placesOf(event);
  const cities = [city, place, ...(ticket?.between ?? []), ...declared.cities].filter((name) => name !== undefined);
  return {
    routes: [...new Set([...(route === undefined ? [] : [route]), ...declared.routes])],
    cities: [...new Set(cities)],
  };
}

/** The events of a game, as one seat saw them. */

import type { GameEvent } from "../wire/types";

/** One line; `number` increases, so that lists can be keyed by it. */
export interface LogLine {
  number: number;
  event: GameEvent;
}

const LONGEST = 2000;

/** The facts of events, by type, that are not repeated at tables without aids. */
export type Fleeting = ReadonlyMap<string, readonly string[]>;

/** Events that are a consequence or luck; all others, those of other games too, are a seat's own decision. */
const CONSEQUENCES = new Set([
  "first",
  "row",
  "flush",
  "reshuffle",
  "revealed",
  "ticket",
  "last round",
  "tickets_shuffled",
  "announced",
  "passenger",
  "completed",
  "bonus",
  "given",
  "dealt",
  "moved",
  "robbed",
  "completing",
  "over",
]);

/** Decisions of which a turn has up to two. */
const DRAWS = new Set(["drawn", "taken"]);

export class EventLog {
  constructor(
    readonly lines: readonly LogLine[] = [],
    private readonly count = 0,
    /** The number of the line before the latest move. */
    private readonly past = 0,
  ) {}

  with(events: GameEvent[]): EventLog {
    const added = events.map((event, index) => ({ number: this.count + index + 1, event }));
    return new EventLog(
      [...this.lines, ...added].slice(-LONGEST),
      this.count + events.length,
      events.length ? this.count : this.past,
    );
  }

  /** Returns the log without the fleeting facts of all moves but the latest. */
  forgetful(fleeting: Fleeting): EventLog {
    const lines = this.lines.map((line) =>
      line.number <= this.past ? { ...line, event: remembered(line.event, fleeting) } : line,
    );
    return new EventLog(lines, this.count, this.past);
  }

  /** Returns the events since a seat's last decision. */
  since(seat: number): LogLine[] {
    const last = this.lines.findLastIndex(({ event }) => event.seat === seat && !CONSEQUENCES.has(event.type));
    return this.lines.slice(last + 1);
  }

  /** Returns a seat's last decision. */
  latest(seat: number): LogLine | undefined {
    return this.#decisions().findLast(({ event }) => event.seat === seat);
  }

  /** Returns a seat's last decision, with the first card where it was the second of two. */
  latestMove(seat: number): LogLine[] {
    const decisions = this.#decisions();
    const last = decisions.findLastIndex(({ event }) => event.seat === seat);
    const isDraw = (line: LogLine | undefined): boolean => line?.event.seat === seat && DRAWS.has(line.event.type);
    const both = isDraw(decisions[last]) && isDraw(decisions[last - 1]);
    return decisions.slice(both ? last - 1 : Math.max(last, 0), last + 1);
  }

  #decisions(): LogLine[] {
    return this.lines.filter(({ event }) => event.seat !== undefined && !CONSEQUENCES.has(event.type));
  }
}

function remembered(event: GameEvent, fleeting: Fleeting): GameEvent {
  const forgotten = fleeting.get(event.type);
  return forgotten
    ? (Object.fromEntries(Object.entries(event).filter(([fact]) => !forgotten.includes(fact))) as unknown as GameEvent)
    : event;
}

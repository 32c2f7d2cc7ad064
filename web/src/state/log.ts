/** What happened, line by line, as one seat saw it. */

import type { GameEvent } from "../wire/types";

/** One line; `number` only rises, so that lists can be keyed by it. */
export interface Line {
  number: number;
  event: GameEvent;
}

const LONGEST = 2000;

/** Types of events that a seat does by its own decision, as opposed to what comes of it. */
const DEEDS = new Set([
  "drawn", "taken", "claimed", "withdrew", "station", "kept", "chose", "collected", "exchanged", "placed", "stopped",
  "completes",
]);

export class Log {
  constructor(
    readonly lines: readonly Line[] = [],
    private readonly count = 0,
  ) {}

  with(events: GameEvent[]): Log {
    const added = events.map((event, index) => ({ number: this.count + index + 1, event }));
    return new Log([...this.lines, ...added].slice(-LONGEST), this.count + events.length);
  }

  /** What others have done since a seat did something itself. */
  since(seat: number): Line[] {
    const last = this.lines.findLastIndex(({ event }) => event.seat === seat && DEEDS.has(event.type));
    return this.lines.slice(last + 1);
  }

  /** The last deed of a seat. */
  latest(seat: number): Line | undefined {
    return this.lines.findLast(({ event }) => event.seat === seat && DEEDS.has(event.type));
  }
}

/** The announcements of a table: events once and in order, the player's turn first. */

import type { LogLine } from "../../state/event_log";
import type { GameVocabulary } from "../../words/vocabulary";
import { words } from "../../words/words.svelte";
import { logEntries, entryText } from "../log/log_entries";

/** An announcement; urgent if it is the player's turn. */
export interface Announcement {
  text: string;
  urgent: boolean;
}

/** The state of a table to announce. */
export interface AnnouncedState {
  lines: readonly LogLine[];
  names: readonly string[];
  status: string;
  vocabulary?: GameVocabulary;
  /** Whether the player has to decide. */
  mine: boolean;
}

/** The most events in one announcement. */
const MOST = 8;

/** Remembers what was announced, so that nothing is repeated. */
export class Announcements {
  #heard: number;
  #last: LogLine["event"] | undefined;
  #status: string;

  /** On arrival only the status is announced, not earlier events. */
  constructor({ lines }: AnnouncedState) {
    this.#heard = last(lines);
    this.#last = lines.at(-1)?.event;
    this.#status = "";
  }

  /** Returns the next announcement; null if nothing is new. */
  next({ lines, names, status, mine, vocabulary }: AnnouncedState): Announcement | null {
    const end = lines.at(-1);
    // A take-back replaces the whole log, and is its last line.
    const rewound = end?.event.type === "taken back" && end.event !== this.#last;
    const later = last(lines) < this.#heard ? [] : lines.filter(({ number }) => number > this.#heard);
    const fresh = rewound ? [end] : later;
    this.#heard = last(lines);
    this.#last = end?.event;
    const news = logEntries(fresh, names, vocabulary).map(entryText);
    const turns = mine && (status !== this.#status || news.length > 0);
    const changed = status !== this.#status;
    this.#status = status;
    const missed = news.length > MOST ? [words.lists.missed(news.length - MOST)] : [];
    const info = [...missed, ...news.slice(-MOST), ...(turns || (changed && !news.length) ? [status] : [])];
    return info.length ? { text: info.join(" "), urgent: turns } : null;
  }
}

const last = (lines: readonly LogLine[]): number => lines.at(-1)?.number ?? 0;

/** What a screen reader is told of a table: what happened, once and in order, and the own turn above all. */

import type { Line } from "../state/log";
import { words } from "../words/words.svelte";
import { digest, spokenEntry } from "./digest";

/** Something to be spoken: at once where it is the own turn, else when there is a pause. */
export interface Said {
  text: string;
  urgent: boolean;
}

/** What a table is like when something may have to be said. */
export interface Scene {
  lines: readonly Line[];
  names: readonly string[];
  status: string;
  /** Whether there is something to decide. */
  mine: boolean;
}

/** More than this is not listened to. */
const MOST = 8;

/** Remembers what was said, so that nothing is said twice. */
export class Voice {
  #heard: number;
  #status: string;

  /** Whoever comes to a table hears how it stands, and not what happened before. */
  constructor({ lines }: Scene) {
    this.#heard = last(lines);
    this.#status = "";
  }

  /** Finds what is new; null if nothing is. */
  next({ lines, names, status, mine }: Scene): Said | null {
    const fresh = last(lines) < this.#heard ? [] : lines.filter(({ number }) => number > this.#heard);
    this.#heard = last(lines);
    const news = digest(fresh, names).map(spokenEntry);
    const turns = mine && (status !== this.#status || news.length > 0);
    const changed = status !== this.#status;
    this.#status = status;
    const missed = news.length > MOST ? [words.lists.missed(news.length - MOST)] : [];
    const told = [...missed, ...news.slice(-MOST), ...(turns || (changed && !news.length) ? [status] : [])];
    return told.length ? { text: told.join(" "), urgent: turns } : null;
  }
}

const last = (lines: readonly Line[]): number => lines.at(-1)?.number ?? 0;

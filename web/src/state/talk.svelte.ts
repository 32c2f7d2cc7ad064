/** What people at a table say to each other, whom one does not want to hear, and what one has not read yet (P8). */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../wire/session";
import type { SaidTold } from "../wire/types";

const KEY = "whistlestop.talk";
const MOST_TABLES = 50;
/** Milliseconds for which the newest line is shown to somebody who is not reading along. */
export const SHOWN = 8000;

interface Kept {
  read: number;
  muted: number[];
  deaf: boolean;
}

export class Talk {
  #said = new SvelteMap<number, SaidTold>();
  /** The seats that are not heard, and whether nobody is. */
  readonly muted = new SvelteSet<number>();
  deaf: boolean = $state(false);
  /** The number of the newest line that was read. */
  #read: number = $state(0);
  /** Whether the lines are on the screen, so that whatever comes is read at once. */
  #open: boolean = $state(false);
  /** What somebody else has just said. */
  latest: SaidTold | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `mine` tells the own seats, whose lines are no news. */
  constructor(
    private readonly table: string,
    private readonly mine: () => readonly number[],
  ) {
    const kept = recall(KEY, areKept)?.[table];
    if (!kept) return;
    this.#read = kept.read;
    this.deaf = kept.deaf;
    for (const seat of kept.muted) this.muted.add(seat);
  }

  /** All lines that one wants to hear, oldest first. */
  readonly lines: SaidTold[] = $derived.by(() => [...this.#said.values()].filter(({ seat }) => this.#hears(seat)));
  /** What others have said and one has not read. */
  readonly unread: number = $derived(this.#open ? 0 : this.#others.filter(({ number }) => number > this.#read).length);

  get #others(): SaidTold[] {
    const mine = this.mine();
    return this.lines.filter(({ seat }) => !mine.includes(seat));
  }

  /** A line has come: `fresh` if it was said just now. */
  hear(line: SaidTold, fresh: boolean): void {
    this.#said.set(line.number, line);
    if (this.#open) this.#seen();
    else if (fresh && this.#hears(line.seat) && !this.mine().includes(line.seat)) this.#show(line);
  }

  /** The lines are on the screen until the returned function is called. */
  open(): () => void {
    this.#open = true;
    this.dismiss();
    this.#seen();
    return () => (this.#open = false);
  }

  /** Does not hear a seat any more, or everybody if none is named; or hears them again. */
  mute(seat: number | null, muted: boolean): void {
    if (seat === null) this.deaf = muted;
    else if (muted) this.muted.add(seat);
    else this.muted.delete(seat);
    if (this.latest && !this.#hears(this.latest.seat)) this.dismiss();
    this.#keep();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.latest = null;
  }

  #hears(seat: number): boolean {
    return this.mine().includes(seat) || (!this.deaf && !this.muted.has(seat));
  }

  #show(line: SaidTold): void {
    this.dismiss();
    this.latest = line;
    this.#timer = setTimeout(() => (this.latest = null), SHOWN);
  }

  #seen(): void {
    this.#read = Math.max(this.#read, ...this.#said.keys());
    this.#keep();
  }

  #keep(): void {
    const { [this.table]: _, ...others } = recall(KEY, areKept) ?? {};
    const mine = { read: this.#read, muted: [...this.muted], deaf: this.deaf };
    remember(KEY, Object.fromEntries([[this.table, mine], ...Object.entries(others).slice(0, MOST_TABLES - 1)]));
  }
}

function areKept(value: unknown): value is Record<string, Kept> {
  const fits = (one: unknown): boolean =>
    typeof one === "object" && one !== null && "read" in one && typeof one.read === "number" &&
    "muted" in one && Array.isArray(one.muted) && "deaf" in one && typeof one.deaf === "boolean";
  return typeof value === "object" && value !== null && Object.values(value).every(fits);
}

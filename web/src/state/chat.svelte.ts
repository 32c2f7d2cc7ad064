/** The chat of a table: messages, muted seats, unread count. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../storage/browser_storage";
import type { ChatMessage } from "../wire/types";

const KEY = "whistlestop.talk";
const MOST_TABLES = 50;
/** Milliseconds for which a new message pops up while the chat is closed. */
export const SHOWN = 8000;

interface Kept {
  read: number;
  muted: number[];
  deaf: boolean;
}

export class Chat {
  #said = new SvelteMap<number, ChatMessage>();
  /** The muted seats, and whether everyone is muted. */
  readonly muted = new SvelteSet<number>();
  deaf: boolean = $state(false);
  /** The number of the last message read. */
  #read: number = $state(0);
  /** Whether the chat is open, so that new messages are read at once. */
  #open: boolean = $state(false);
  /** The latest message of another player. */
  latest: ChatMessage | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `mine` returns the player's seats, whose messages are not news. */
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

  /** All messages that are not muted, oldest first. */
  readonly lines: ChatMessage[] = $derived.by(() => [...this.#said.values()].filter(({ seat }) => this.#hears(seat)));
  /** The number of unread messages of others. */
  readonly unread: number = $derived(this.#open ? 0 : this.#others.filter(({ number }) => number > this.#read).length);

  get #others(): ChatMessage[] {
    const mine = this.mine();
    return this.lines.filter(({ seat }) => !mine.includes(seat));
  }

  /** Adds a message; `fresh` if it is new. */
  hear(line: ChatMessage, fresh: boolean): void {
    this.#said.set(line.number, line);
    if (this.#open) this.#seen();
    else if (fresh && this.#hears(line.seat) && !this.mine().includes(line.seat)) this.#show(line);
  }

  /** Opens the chat; returns a function that closes it. */
  open(): () => void {
    this.#open = true;
    this.dismiss();
    this.#seen();
    return () => (this.#open = false);
  }

  /** Mutes or unmutes a seat, or everyone. */
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

  #show(line: ChatMessage): void {
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
    typeof one === "object" &&
    one !== null &&
    "read" in one &&
    typeof one.read === "number" &&
    "muted" in one &&
    Array.isArray(one.muted) &&
    "deaf" in one &&
    typeof one.deaf === "boolean";
  return typeof value === "object" && value !== null && Object.values(value).every(fits);
}

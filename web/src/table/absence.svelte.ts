/** What others did since the own last deed, for somebody who was away (T7). */

import { untrack } from "svelte";
import type { Line } from "../state/log";
import type { Table } from "../state/table.svelte";
import { digest, type Entry } from "./digest";

/** Lines that are told at most. */
const MOST = 12;
/** Milliseconds until a board is painted, and an eye has found its way to it. */
const FINDING = 600;
/** Rounds before which everybody still has the beginning in mind. */
const FIRST_ROUNDS = 2;

export class Absence {
  /** Whether there is something that the person has not seen happen, nor put away. */
  #back = $state(true);
  /** The number of the last line that the person saw. */
  #seen = 0;
  readonly #news: readonly Line[] = $derived.by(() => {
    const { eyes, log } = this.table;
    return eyes === null ? [] : log.since(eyes).filter(({ event }) => event.seat !== eyes).slice(-MOST);
  });
  readonly entries: readonly Entry[] = $derived.by(() => digest(this.#news, this.table.names));
  readonly told: boolean = $derived.by(() => {
    const { myTurn, view } = this.table;
    return this.#back && myTurn && (view?.ply ?? 0) > (view?.seats ?? 0) * FIRST_ROUNDS && this.entries.length > 0;
  });

  /** To be made by a component, with which it ends. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (!this.told || (!table.drawing && !table.view?.railyards)) return;
      const timer = setTimeout(() => untrack(() => this.#show()), FINDING);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (table.sent !== null) this.close();
    });
    $effect(() => {
      const changed = (): void => this.#looked(document.visibilityState === "visible");
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    });
  }

  /** Puts it away. */
  close(): void {
    this.#back = false;
  }

  /** Plays again what was not seen. */
  #show(): void {
    const unseen = this.#news.filter(({ number }) => number > this.#seen);
    this.table.show.push(unseen.map(({ event }) => event));
  }

  #looked(here: boolean): void {
    if (here) this.#back = this.#news.some(({ number }) => number > this.#seen);
    else [this.#back, this.#seen] = [false, this.table.log.lines.at(-1)?.number ?? 0];
  }
}

/** What others did since the player's last move. */

import { untrack } from "svelte";
import type { LogLine } from "../../state/event_log";
import { hasRailyards } from "../../state/features";
import type { Table } from "../../state/table.svelte";
import { logEntries, type LogEntry } from "./log_entries";

/** The most lines in the recap. */
const MOST = 12;
/** Milliseconds until the board is painted and the player has found it. */
const FINDING = 600;
/** Rounds before which everyone still remembers the start. */
const FIRST_ROUNDS = 2;

export class MissedMoves {
  /** Whether there are unseen events that were not dismissed. */
  #back = $state(true);
  /** The number of the last line seen. */
  #seen = 0;
  readonly #news: readonly LogLine[] = $derived.by(() => {
    const { viewer, log } = this.table;
    return viewer === null
      ? []
      : log
          .since(viewer)
          .filter(({ event }) => event.seat !== viewer)
          .slice(-MOST);
  });
  readonly entries: readonly LogEntry[] = $derived.by(() =>
    logEntries(this.#news, this.table.names, this.table.vocabulary),
  );
  readonly info: boolean = $derived.by(() => {
    const { myTurn, view } = this.table;
    return this.#back && myTurn && (view?.ply ?? 0) > (view?.seats ?? 0) * FIRST_ROUNDS && this.entries.length > 0;
  });

  /** Create it in a component; it ends with the component. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (!this.info || (!table.drawing && !hasRailyards(table.view))) return;
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

  /** Dismisses the recap. */
  close(): void {
    this.#back = false;
  }

  /** Animates the unseen events. */
  #show(): void {
    const unseen = this.#news.filter(({ number }) => number > this.#seen);
    this.table.animations.push(unseen.map(({ event }) => event));
  }

  #looked(here: boolean): void {
    if (here) this.#back = this.#news.some(({ number }) => number > this.#seen);
    else [this.#back, this.#seen] = [false, this.table.log.lines.at(-1)?.number ?? 0];
  }
}

/** The show: what just happened, one event after the other, for components to animate. It never holds up a move. */

import type { GameEvent } from "../wire/types";
import type { Speed } from "./settings.svelte";

/** An event that is being shown for `duration` milliseconds; `number` tells scenes apart. */
export interface Scene {
  number: number;
  event: GameEvent;
  duration: number;
}

/** Milliseconds at normal speed; what is not named here is not a scene. */
const CARD = 450;
const CAR = 200;
const DURATIONS: Record<string, (event: GameEvent) => number> = {
  drawn: () => CARD,
  taken: () => CARD,
  given: () => CARD,
  row: () => CARD / 2,
  flush: () => 1000,
  reshuffle: () => 700,
  revealed: () => 600,
  claimed: ({ cards }) => 300 + CAR * (typeof cards === "string" ? cards.length : 1),
  withdrew: () => 700,
  station: () => 600,
  kept: () => CARD,
  ticket: () => CARD,
  collected: () => CARD,
  completed: ({ ticket }) => (ticket?.points === undefined ? 1800 : 900), // without points it is a cheer for children
  bonus: () => 900,
  exchanged: () => CARD,
  placed: () => 600,
  robbed: () => 700,
  moved: () => CARD,
};

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1 };

/** Milliseconds of scenes that may wait; when there are more, the oldest are left out. */
export const LONGEST_WAIT = 6000;

export class Show {
  /** The scene to be animated now, or nothing. */
  current: Scene | null = $state.raw(null);
  #queue: Scene[] = $state.raw([]);
  /** Events that are still to be shown. */
  readonly waiting: readonly GameEvent[] = $derived(this.#queue.map(({ event }) => event));
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly speed: () => Speed) {}

  /** Shows events after those that wait; with animations off nothing is shown. */
  push(events: GameEvent[]): void {
    const factor = FACTOR[this.speed()];
    if (factor === 0 || globalThis.document?.visibilityState === "hidden") return;
    const queue = [...this.#queue];
    for (const event of events) {
      const duration = (DURATIONS[event.type]?.(event) ?? 0) * factor;
      if (duration > 0) queue.push({ number: ++this.#count, event, duration });
    }
    let waits = queue.reduce((sum, scene) => sum + scene.duration, 0);
    while (waits > LONGEST_WAIT * factor) waits -= queue.shift()?.duration ?? waits;
    this.#queue = queue;
    if (!this.current) this.#next();
  }

  /** Ends what is shown and leaves out what waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
  }

  #next(): void {
    this.current = this.#queue[0] ?? null;
    this.#queue = this.#queue.slice(1);
    if (this.current) this.#timer = setTimeout(() => this.#next(), this.current.duration);
  }
}

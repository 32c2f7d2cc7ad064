/** The queue of events to animate, one after the other; it never delays a move. */

import type { GameEvent, Ticket } from "../wire/types";
import type { Speed } from "./settings.svelte";

/** An event to animate for `duration` milliseconds; `number` identifies it. */
export interface Animation {
  number: number;
  event: GameEvent;
  duration: number;
}

/** Returns the ticket whose completion by a seat is being animated. */
export function completedTicket(scene: Animation | null, seat: number | null): Ticket | undefined {
  return scene?.event.type === "completed" && seat !== null && scene.event.seat === seat
    ? scene.event.ticket
    : undefined;
}

/** Milliseconds at normal speed; other events are not animated. */
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
  completed: () => 1800, // it is celebrated
  bonus: () => 900,
  exchanged: () => CARD,
  placed: () => 600,
  robbed: () => 700,
  moved: () => CARD,
};

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1 };

/** The longest queue in milliseconds; beyond it the oldest are dropped. */
export const LONGEST_WAIT = 6000;

export class AnimationQueue {
  /** The current animation. */
  current: Animation | null = $state.raw(null);
  #queue: Animation[] = $state.raw([]);
  /** Events still to be animated. */
  readonly waiting: readonly GameEvent[] = $derived(this.#queue.map(({ event }) => event));
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly speed: () => Speed) {}

  /** Whether animations are switched off. */
  get off(): boolean {
    return this.speed() === "off";
  }

  /** Appends events; does nothing with animations off. */
  push(events: GameEvent[]): void {
    const factor = FACTOR[this.speed()];
    if (this.off || globalThis.document?.visibilityState === "hidden") return;
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

  /** Ends the current animation and clears the queue. */
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

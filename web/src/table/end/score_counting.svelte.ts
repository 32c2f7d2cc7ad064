/** The animated count at the end: advances by itself or on a press. */

import type { Speed } from "../../state/settings.svelte";
import type { ScoreStep } from "./score_steps";

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1 };
const TICKET = 2000;
const LINE = 2600;

export class ScoreCounting {
  /** The number of steps shown; the last one is current. */
  shown = $state(0);
  /** Whether the next step follows by itself. */
  runs = $state(false);
  readonly over: boolean = $derived.by(() => this.shown > this.steps().length);
  readonly current: ScoreStep | null = $derived.by(() => this.steps()[this.shown - 1] ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: () => readonly ScoreStep[],
    private readonly speed: () => Speed,
  ) {}

  /** Restarts; without animations every step waits for a press. */
  begin(): void {
    this.shown = 0;
    this.runs = FACTOR[this.speed()] > 0;
    this.next();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.shown = Math.min(this.shown + 1, this.steps().length + 1);
    if (this.over) this.runs = false;
    if (this.runs) this.#timer = setTimeout(() => this.next(), this.#duration());
  }

  /** Skips to the result. */
  skip(): void {
    clearTimeout(this.#timer);
    this.runs = false;
    this.shown = this.steps().length + 1;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.runs = false;
  }

  resume(): void {
    this.runs = true;
    this.next();
  }

  #duration(): number {
    return (this.current?.ticket ? TICKET : LINE) * (FACTOR[this.speed()] || 1);
  }
}

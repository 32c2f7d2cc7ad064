/** The counting up at the end: one step after the other by itself, or as fast as somebody presses. */

import type { Speed } from "../../state/settings.svelte";
import type { Step } from "./reveal";

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1 };
const TICKET = 2000;
const LINE = 2600;

export class Counting {
  /** How many steps are shown; the last of them is the current one. */
  shown = $state(0);
  /** Whether the next step comes by itself. */
  runs = $state(false);
  readonly over: boolean = $derived.by(() => this.shown > this.steps().length);
  readonly current: Step | null = $derived.by(() => this.steps()[this.shown - 1] ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: () => readonly Step[],
    private readonly speed: () => Speed,
  ) {}

  /** Begins anew; where animations are off, every step waits for a press. */
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

  /** Shows the result at once. */
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

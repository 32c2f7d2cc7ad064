/** Autoplay: one step after the other, at a selectable pace. */

export type Pace = "slow" | "usual" | "fast";

export const PACES: readonly Pace[] = ["slow", "usual", "fast"];

/** Milliseconds between two steps. */
const PAUSES: Record<Pace, number> = { slow: 2600, usual: 1300, fast: 350 };
/** How often to check whether the animation has ended. */
const GLANCE = 80;

export class Autoplay {
  runs: boolean = $state(false);
  pace: Pace = $state("usual");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` returns whether there was another step; `busy`, whether the last one is still being animated. */
  constructor(
    private readonly step: () => boolean,
    private readonly busy: () => boolean,
  ) {}

  toggle(): void {
    if (this.runs) this.stop();
    else this.start();
  }

  start(): void {
    this.runs = true;
    this.#next(0);
  }

  stop(): void {
    this.runs = false;
    clearTimeout(this.#timer);
  }

  /** Changes the pace within its limits. */
  change(by: 1 | -1): void {
    const at = PACES.indexOf(this.pace) + by;
    this.pace = PACES[Math.min(PACES.length - 1, Math.max(0, at))] ?? this.pace;
  }

  #next(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), pause);
  }

  #tick(): void {
    if (this.pace !== "fast" && this.busy()) this.#next(GLANCE);
    else if (this.step()) this.#next(PAUSES[this.pace]);
    else this.stop();
  }
}

/** Components whose code is loaded when they are first shown. */

import type { Component } from "svelte";

/** Milliseconds before each new attempt; the last one repeats. */
const PAUSES = [500, 2000, 5000];

export class OnDemand<Props extends object> {
  /** The component, once its code is there. */
  component: Component<Props> | null = $state.raw(null);
  /** Whether the last attempt failed. */
  failed: boolean = $state(false);
  #loading: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<{ default: Component<Props> }>) {}

  /** Loads the code unless it is there. */
  ask(): Promise<void> {
    if (this.component) return Promise.resolve();
    return (this.#loading ??= this.#ask());
  }

  /** Loads the code and tries again until it is there; returns a function that stops it. */
  insist(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let attempts = 0;
    const attempt = async (): Promise<void> => {
      await this.ask();
      if (!this.component && !stopped) timer = setTimeout(() => void attempt(), PAUSES[attempts++] ?? PAUSES.at(-1));
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  async #ask(): Promise<void> {
    try {
      this.component = (await this.load()).default;
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#loading = null;
  }
}

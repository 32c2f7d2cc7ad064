/** What sounds, and how loud: it follows the settings, and the same sound never piles up. */

import { settings } from "../state/settings.svelte";
import type { Cue } from "./cues";
import { perform } from "./synth";

/** Makes a sound: which, how loud from 0 to 1, how many times, within how many seconds. */
export type Instrument = (cue: Cue, volume: number, times: number, within: number) => void;

/** Milliseconds between two equal sounds. */
const GAP = 70;

export class Speaker {
  #last = new Map<Cue, number>();

  constructor(
    private readonly instrument: Instrument,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  play(cue: Cue, times = 1, within = 0): void {
    const now = this.clock();
    if (settings.muted || settings.volume === 0 || now - (this.#last.get(cue) ?? -Infinity) < GAP) return;
    this.#last.set(cue, now);
    this.instrument(cue, settings.volume, times, within);
  }
}

export const speaker = new Speaker(perform);

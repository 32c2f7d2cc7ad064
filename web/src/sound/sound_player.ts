/** Plays sounds at the volume of the settings, and never the same one twice at once. */

import { settings } from "../state/settings.svelte";
import type { Cue } from "./sound_cues";
import { playCue } from "./synth";

/** Plays a cue at a volume from 0 to 1, a number of times within some seconds. */
export type Instrument = (cue: Cue, volume: number, times: number, within: number) => void;

/** Milliseconds between two sounds of the same kind. */
const GAP = 70;

export class SoundPlayer {
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

export const soundPlayer = new SoundPlayer(playCue);

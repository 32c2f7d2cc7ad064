/** Listens to one table, and calls for the sound of whatever happens there. */

import type { Scene } from "../state/show.svelte";
import type { StateTold } from "../wire/types";
import { cueOf, timesOf, turnsOf } from "./cues";
import type { Speaker } from "./speaker";

export class Sounding {
  #before: StateTold | null = null;
  #acted: readonly number[] | null = null;

  constructor(private readonly speaker: Pick<Speaker, "play">) {}

  /** A new state is shown; where nothing is animated, its events sound at once, each kind once. */
  state(now: StateTold, animated: boolean): void {
    const before = this.#before;
    this.#before = now;
    if (!before || before.seat !== now.seat || now.ply <= before.ply) return;
    const events = animated ? [] : now.events.map((event) => cueOf(event));
    for (const cue of new Set([...events, ...turnsOf(before, now)])) if (cue) this.speaker.play(cue);
  }

  /** An event is being animated; wagons are heard one by one. */
  scene({ event, duration }: Scene): void {
    const cue = cueOf(event);
    if (cue) this.speaker.play(cue, cue === "wagon" ? timesOf(event) : 1, duration / 1000);
  }

  /** These of the own seats have something to decide now. */
  acting(seats: readonly number[]): void {
    const news = this.#acted !== null && seats.some((seat) => !this.#acted?.includes(seat));
    this.#acted = seats;
    if (news) this.speaker.play("turn");
  }

  /** Somebody else has said something. */
  said(): void {
    this.speaker.play("chat");
  }
}

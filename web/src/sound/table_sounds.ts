/** Plays the sounds of one table. */

import type { Animation } from "../state/animation_queue.svelte";
import type { StateMessage } from "../wire/types";
import { cueOf, repeatsOf, turnCues } from "./sound_cues";
import type { SoundPlayer } from "./sound_player";

export class TableSounds {
  #before: StateMessage | null = null;
  #acted: readonly number[] | null = null;

  constructor(private readonly speaker: Pick<SoundPlayer, "play">) {}

  /** A new state has arrived; without animations each kind of its events sounds once. */
  state(now: StateMessage, animated: boolean): void {
    const before = this.#before;
    this.#before = now;
    if (!before || before.seat !== now.seat || now.ply <= before.ply) return;
    const events = animated ? [] : now.events.map((event) => cueOf(event));
    const turns = turnCues(before, now).filter((cue) => !animated || cue !== "ticket"); // a completed ticket sounds in its animation
    for (const cue of new Set([...events, ...turns])) if (cue) this.speaker.play(cue);
  }

  /** An event is being animated; each wagon has its sound. */
  scene({ event, duration }: Animation): void {
    const cue = cueOf(event);
    if (cue) this.speaker.play(cue, cue === "wagon" ? repeatsOf(event) : 1, duration / 1000);
  }

  /** These of the player's seats have to decide now. */
  acting(seats: readonly number[]): void {
    const news = this.#acted !== null && seats.some((seat) => !this.#acted?.includes(seat));
    this.#acted = seats;
    if (news) this.speaker.play("turn");
  }

  /** Another player has sent a message. */
  said(): void {
    this.speaker.play("chat");
  }
}

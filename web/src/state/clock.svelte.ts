/** A reactive clock. */

import { createSubscriber } from "svelte/reactivity";
import type { StateMessage } from "../wire/types";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

type Clocked = Pick<StateMessage, "clock">;

/** When the clock of each state arrived, by `now`. */
const arrivals = new WeakMap<NonNullable<Clocked["clock"]>, number>();

/** Returns the seconds of a clock that nobody can set; components that read it update every second. */
export function now(): number {
  ticking();
  return performance.now() / 1000;
}

/** Starts the clock of a state that has just arrived. */
export function startClock({ clock }: Clocked): void {
  if (clock) arrivals.set(clock, now());
}

/** Returns the seconds that a seat has left; null if its clock is not running. */
export function timeLeft(state: Clocked | null, seat: number): number | null {
  const clock = state?.clock;
  const arrived = clock?.seats.includes(seat) ? arrivals.get(clock) : undefined;
  return clock && arrived !== undefined ? clock.left - (now() - arrived) : null;
}

/** Formats seconds as minutes and seconds. */
export function minutes(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

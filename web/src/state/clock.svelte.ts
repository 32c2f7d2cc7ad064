/** A clock that ticks while somebody looks: seconds since 1970. */

import { createSubscriber } from "svelte/reactivity";
import type { StateTold } from "../wire/types";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Tells the time, and tells it again every second where it is read by a component. */
export function now(): number {
  ticking();
  return Date.now() / 1000;
}

/** Tells how many seconds a seat has left; null where its time does not run. */
export function timeLeft(state: Pick<StateTold, "clock"> | null, seat: number): number | null {
  const clock = state?.clock;
  return clock?.deadline != null && clock.seats.includes(seat) ? clock.deadline - now() : null;
}

/** Writes a span of time as minutes and seconds. */
export function minutes(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

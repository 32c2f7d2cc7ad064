/** The outcome of a ticket. */

import { words } from "../../words/words.svelte";
import type { CountedTicket } from "./score_steps";

/** Describes whether a ticket was completed, and whether with a station. */
export function ticketOutcome({ done, borrowed, points }: CountedTicket): string {
  if (done) return borrowed.length ? words.end.doneBorrowed : words.end.done;
  return points === undefined ? words.end.unfinished : words.end.missed;
}

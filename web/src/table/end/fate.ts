/** What became of a ticket. */

import { words } from "../../words/words.svelte";
import type { CountedTicket } from "./reveal";

/** Says in words whether a ticket was done, and whether with a station. */
export function fateOf({ done, borrowed, points }: CountedTicket): string {
  if (done) return borrowed.length ? words.end.doneBorrowed : words.end.done;
  return points === undefined ? words.end.unfinished : words.end.missed;
}

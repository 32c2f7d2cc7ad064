/** The log of a game that is looked back at, play by play. */

import type { Line } from "../state/log";
import { digest, type Entry } from "../table/digest";
import type { Frame } from "../wire/types";

/** What happened in a play, as lines. */
export const linesOf = (frame: Frame | undefined): Line[] =>
  (frame?.state.events ?? []).map((event, index) => ({ number: index, event }));

export interface Played {
  ply: number;
  entries: Entry[];
}

/** The sentences of every play that has been fetched and has something to say. */
export function played(frames: readonly (Frame | undefined)[], names: readonly string[]): Played[] {
  return frames
    .map((frame, ply) => ({ ply, entries: digest(linesOf(frame), names) }))
    .filter(({ entries }) => entries.length > 0);
}

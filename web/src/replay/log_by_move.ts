/** The log of a replay, move by move. */

import type { LogLine } from "../state/event_log";
import { logEntries, type LogEntry } from "../table/log/log_entries";
import type { GameVocabulary } from "../words/vocabulary";
import type { Frame } from "../wire/types";

/** Returns the log lines of a frame. */
export const frameLines = (frame: Frame | undefined): LogLine[] =>
  (frame?.state.events ?? []).map((event, index) => ({ number: index, event }));

export interface LoggedMove {
  ply: number;
  entries: LogEntry[];
}

/** Returns the log entries of all fetched moves that have any. */
export function logByMove(
  frames: readonly (Frame | undefined)[],
  names: readonly string[],
  vocabulary?: GameVocabulary,
): LoggedMove[] {
  return frames
    .map((frame, ply) => ({ ply, entries: logEntries(frameLines(frame), names, vocabulary) }))
    .filter(({ entries }) => entries.length > 0);
}

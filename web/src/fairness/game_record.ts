/** A record as text, parsed as far as a check of its shuffles needs it. */

import { parseLine, type RecordLine } from "./record_line";

const FORMAT = "whistlestop record 1";

export interface GameRecord {
  header: ReadonlyMap<string, string>;
  /** The set-up and the plays, by number. */
  lines: ReadonlyMap<number, RecordLine>;
}

/** Parses a record; undefined if it is none, or if its plays are not numbered without gaps. */
export function parseRecord(text: string): GameRecord | undefined {
  const [format, ...rows] = text.split(/\r?\n/).map((row) => row.trim());
  if (format !== FORMAT) return undefined;
  const header = new Map<string, string>();
  const lines = new Map<number, RecordLine>();
  for (const row of rows.filter((one) => one && !one.startsWith("result:"))) {
    const line = parseLine(row);
    const [, key, value] = /^([a-z ]+): (.*)$/.exec(row) ?? [];
    if (line?.ply === lines.size) lines.set(line.ply, line);
    else if (!line && !lines.size && key !== undefined && value !== undefined) header.set(key, value);
    else return undefined;
  }
  return lines.size ? { header, lines } : undefined;
}

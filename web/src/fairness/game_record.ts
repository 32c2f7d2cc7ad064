/** A record as text, parsed as far as a check of its shuffles needs it. */

import { parseLine, type RecordLine } from "./record_line";
import { playKey, playsLeft } from "./seen_line";

const FORMAT = /^whistlestop record ([12])$/;

export interface GameRecord {
  header: ReadonlyMap<string, string>;
  /** The set-up and the plays that were not taken back, by number. */
  lines: ReadonlyMap<number, RecordLine>;
  /** All that were ever made, by their keys. */
  all: ReadonlyMap<string, RecordLine>;
  takeBacks: readonly string[];
}

/** Parses a record; undefined if it is none, or if its plays are not numbered without gaps. */
export function parseRecord(text: string): GameRecord | undefined {
  const [format = "", ...rows] = text.split(/\r?\n/).map((row) => row.trim());
  const version = FORMAT.exec(format)?.[1];
  if (version === undefined) return undefined;
  const header = new Map<string, string>();
  const lines = new Map<number, RecordLine>();
  const all = new Map<string, RecordLine>();
  const takeBacks: string[] = [];
  for (const row of rows.filter((one) => one && !one.startsWith("result:"))) {
    const line = parseLine(row);
    const left = version === "2" ? playsLeft(row) : undefined;
    const [, key, value] = /^([a-z ]+): (.*)$/.exec(row) ?? [];
    if (line?.ply === lines.size) {
      lines.set(line.ply, line);
      all.set(playKey(takeBacks.length, line.ply), line);
    } else if (left !== undefined && left < lines.size - 1) {
      takeBacks.push(row);
      for (const ply of [...lines.keys()]) if (ply > left) lines.delete(ply);
    } else if (!line && !lines.size && key !== undefined && value !== undefined) header.set(key, value);
    else return undefined;
  }
  return lines.size ? { header, lines, all, takeBacks } : undefined;
}

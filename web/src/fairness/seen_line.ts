/** The lines of a record that a browser saw, which take-backs divide into segments. */

import type { TakeBackMessage } from "../wire/types";

/** A line, and the number of take-backs before it. */
export interface SeenLine {
  segment: number;
  text: string;
}

/** Returns a take-back as its line in a record. */
export const takeBackLine = ({ to, seat }: Pick<TakeBackMessage, "to" | "seat">): string =>
  `taken back to ${to} by seat ${seat}`;

/** Returns how many plays a take-back left; undefined if a line is none. */
export function playsLeft(line: string): number | undefined {
  const found = /^taken back to (\d{1,9}) by seat \d$/.exec(line);
  return found ? Number(found[1]) : undefined;
}

/** Returns the segment of a play that counts after these take-backs. */
export const segmentOf = (ply: number, takeBacks: readonly string[]): number =>
  takeBacks.findLastIndex((line) => (playsLeft(line) ?? 0) < ply) + 1;

/** Returns the key of a play among all that were ever made. */
export const playKey = (segment: number, ply: number): string => `${segment}/${ply}`;

/** Writes a line for storage; those before the first take-back stand as they are. */
export const storeLine = ({ segment, text }: SeenLine): string => (segment ? `${segment}/${text}` : text);

/** Reads a stored line. */
export function readLine(stored: string): SeenLine {
  const [, segment, text] = /^(\d+)\/(.*)$/.exec(stored) ?? [];
  return { segment: Number(segment ?? 0), text: text ?? stored };
}

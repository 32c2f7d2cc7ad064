/** The player's results as a file. */

import { isPlayedGame, type PlayedGame } from "../storage/played_games";

const FORMAT = "whistlestop-games";
const VERSION = 1;

/** Far more than a lifetime of games, in characters. */
export const LARGEST_FILE = 5_000_000;

/** Why a file can't be read; `number` is the first damaged game, from 1. */
export type FileProblem =
  { kind: "unreadable" } | { kind: "foreign" } | { kind: "newer" } | { kind: "damaged"; number: number };

/** A file that can't be read; nothing of it is taken. */
export class BrokenFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.kind);
    this.name = "BrokenFile";
  }
}

/** Formats results as the text of a file. */
export const formatGames = (games: readonly PlayedGame[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, exported: new Date().toISOString(), games }, null, 1)}\n`;

/** Parses the text of a file; throws `BrokenFile`. */
export function parseGames(text: string): PlayedGame[] {
  const file = parsed(text);
  if (typeof file !== "object" || file === null || !("format" in file) || file.format !== FORMAT)
    throw new BrokenFile({ kind: "foreign" });
  const { version, games } = file as Record<string, unknown>;
  if (typeof version === "number" && version > VERSION) throw new BrokenFile({ kind: "newer" });
  if (version !== VERSION || !Array.isArray(games)) throw new BrokenFile({ kind: "unreadable" });
  const damaged = games.findIndex((one) => !isPlayedGame(one));
  if (damaged >= 0) throw new BrokenFile({ kind: "damaged", number: damaged + 1 });
  return games as PlayedGame[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenFile({ kind: "unreadable" });
  }
}

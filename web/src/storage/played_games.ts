/** The results of this browser's finished games, by table; nothing is ever dropped. */

import { recall, remember } from "./browser_storage";

const KEY = "whistlestop.games";

export interface PlayedSeat {
  kind: "person" | "bot";
  /** The name from the server; a bot's is translated when it is shown. */
  name: string;
  points: number;
  won: boolean;
}

export interface PlayedGame {
  table: string;
  /** The origin of the server that has the table. */
  server: string;
  game: string;
  title: string;
  /** When the result was seen first, in milliseconds since 1970. */
  at: number;
  seats: PlayedSeat[];
  /** The player's seat. */
  me: number;
  /** What was counted to find the winner. */
  counted: "points" | "tickets";
  /** Whether moves were taken back. */
  takenBack: boolean;
}

/** Returns all results, newest first; broken ones are left out. */
export const playedGames = (): PlayedGame[] => newestFirst((recall(KEY, isList) ?? []).filter(isPlayedGame));

/** Adds results; returns whether they survive a reload. */
export const keepGames = (games: readonly PlayedGame[]): boolean => remember(KEY, mergeGames(playedGames(), games));

/** Merges two lists without doubles: of a table in both, the first list's entry stays, with the earlier time. */
export function mergeGames(known: readonly PlayedGame[], added: readonly PlayedGame[]): PlayedGame[] {
  const all = new Map(known.map((one) => [one.table, one]));
  for (const one of added) {
    const same = all.get(one.table);
    all.set(one.table, same ? { ...same, at: Math.min(same.at, one.at) } : one);
  }
  return newestFirst([...all.values()]);
}

/** Returns whether a value is the result of a game. */
export function isPlayedGame(value: unknown): value is PlayedGame {
  if (typeof value !== "object" || value === null) return false;
  const { table, server, game, title, at, seats, me, counted, takenBack } = value as Record<string, unknown>;
  return (
    [table, server, game, title].every(isText) &&
    typeof at === "number" &&
    Number.isFinite(new Date(at).getTime()) &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.length <= MOST_SEATS &&
    seats.every(isPlayedSeat) &&
    Number.isInteger(me) &&
    seats[me as number] !== undefined &&
    (counted === "points" || counted === "tickets") &&
    typeof takenBack === "boolean"
  );
}

const MOST_SEATS = 12;
const LONGEST_TEXT = 200;

function isPlayedSeat(value: unknown): value is PlayedSeat {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, points, won } = value as Record<string, unknown>;
  return (
    (kind === "person" || kind === "bot") && isText(name) && Number.isSafeInteger(points) && typeof won === "boolean"
  );
}

const isText = (value: unknown): boolean => typeof value === "string" && value.length <= LONGEST_TEXT;
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const newestFirst = (games: PlayedGame[]): PlayedGame[] => games.sort((one, other) => other.at - one.at);

/** Finished games as results to keep. */

import { countsTickets } from "../state/features";
import { keepGames, playedGames, type PlayedGame } from "../storage/played_games";
import { mySeats } from "../storage/seat_tokens";
import { frames } from "../wire/http";
import type { MyTable, ResultMessage, TableMessage } from "../wire/types";

/** Returns a result to keep; null for guided games, exercises, imported records and spectators. */
export function finishedGame(info: TableMessage, result: ResultMessage, myName: string): PlayedGame | null {
  const { lesson, exercise, origin, mine } = info;
  const me = mine.find((seat) => info.seats[seat]?.name === myName) ?? mine[0];
  if (lesson || exercise || origin !== "table" || me === undefined) return null;
  return {
    table: info.table,
    server: location.origin,
    game: info.game,
    title: info.title,
    at: Date.now(),
    seats: info.seats.map(({ kind, name }, seat) => ({
      kind: kind === "bot" ? "bot" : "person",
      name,
      points: result.sheets[seat]?.total ?? 0,
      won: result.winners.includes(seat),
    })),
    me,
    counted: countsTickets(result) ? "tickets" : "points",
    takenBack: info.hindsight,
  };
}

/** Fetches the results of games that ended while this browser was elsewhere; returns whether there were any. */
export async function fetchMissing(tables: readonly MyTable[], myName: string): Promise<boolean> {
  const known = new Set(playedGames().map(({ table }) => table));
  const missing = new Map(
    tables
      .filter(({ table, status, lesson }) => status === "over" && !lesson && !known.has(table))
      .map((one) => [one.table, one]),
  );
  const tokens = new Map(mySeats().map(({ table, token }) => [table, token]));
  const found: PlayedGame[] = [];
  for (const { table, ply } of missing.values()) {
    const token = tokens.get(table);
    const wish = { table, first: ply, count: 1, ...(token ? { token } : {}) };
    const replay = await frames(wish).catch(() => null); // the next visit tries again
    const result = replay?.frames.at(-1)?.state.result;
    const mine = tables.filter((one) => one.table === table).map(({ seat }) => seat);
    const game = replay && result ? finishedGame({ ...replay.table, mine }, result, myName) : null;
    if (game) found.push(game);
  }
  return found.length > 0 && keepGames(found);
}

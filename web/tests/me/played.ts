/** Results of games for tests. */

import type { PlayedGame, PlayedSeat } from "../../src/storage/played_games";

export const seat = (name: string, points: number, won = false, kind: PlayedSeat["kind"] = "person"): PlayedSeat => ({
  kind,
  name,
  points,
  won,
});

export const played = (changes: Partial<PlayedGame>): PlayedGame => ({
  table: "T1",
  server: "https://trains.example",
  game: "europe",
  title: "Europe",
  at: 1000,
  seats: [seat("Ada", 120, true), seat("planner-easy", 90, false, "bot")],
  me: 0,
  counted: "points",
  takenBack: false,
  ...changes,
});

/** A game that Ada has won, or lost against Ben. */
export const against = (table: string, at: number, points: number, won: boolean, takenBack = false): PlayedGame =>
  played({ table, at, takenBack, seats: [seat("Ada", points, won), seat("Ben", 100, !won)] });

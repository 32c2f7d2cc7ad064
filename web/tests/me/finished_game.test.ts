import { expect, test } from "vitest";
import { finishedGame } from "../../src/me/finished_game";
import type { ResultMessage, SeatMessage } from "../../src/wire/types";
import { table } from "../state/sample_messages";

const person = { kind: "person", name: "Ada", bot: "", present: true, covered: false, cover_in: null } as SeatMessage;
const bot = { ...person, kind: "bot", name: "planner", bot: "planner" } as SeatMessage;
const sheet = (total: number): ResultMessage["sheets"][number] => ({
  points: {},
  counts: {},
  parts: {},
  shown: {},
  total,
  tickets: [{ between: ["Paris", "Wien"], points: 8, done: true, routes: [], borrowed: [] }] as never,
});
const result: ResultMessage = { reason: "final round", sheets: [sheet(80), sheet(95)], winners: [1] };
const info = { ...table(), seats: [bot, person], mine: [1], origin: "table" as const, lesson: false };

test("a result has everyone's points, who won, and the player's seat", () => {
  expect(finishedGame(info, result, "Ada")).toMatchObject({
    table: info.table,
    game: info.game,
    server: location.origin,
    me: 1,
    counted: "points",
    seats: [
      { kind: "bot", name: "planner", points: 80, won: false },
      { kind: "person", name: "Ada", points: 95, won: true },
    ],
  });
});

test("on a shared device, the player is who has the device's name", () => {
  const shared = { ...info, seats: [{ ...person, name: "Ben" }, person], mine: [0, 1] };
  expect(finishedGame(shared, result, "Ada")?.me).toBe(1);
  expect(finishedGame(shared, result, "Zoe")?.me).toBe(0);
});

test("guided games, exercises, imported records and games of others are not kept", () => {
  expect(finishedGame({ ...info, lesson: true }, result, "Ada")).toBeNull();
  expect(finishedGame({ ...info, exercise: { table: "S", ply: 9, seat: 1 } }, result, "Ada")).toBeNull();
  expect(finishedGame({ ...info, origin: "record" }, result, "Ada")).toBeNull();
  expect(finishedGame({ ...info, mine: [] }, result, "Ada")).toBeNull();
});

import { beforeEach, expect, test } from "vitest";
import { brought, forget, keep } from "../../src/replay/brought";
import { played } from "../../src/replay/lines";
import { namesOf } from "../../src/replay/names";
import type { Brought, TableTold } from "../../src/wire/types";
import { spokenEntry } from "../../src/table/digest";
import { frame } from "./past";

const named = (kind: "person" | "bot", ...names: string[]): Pick<TableTold, "seats" | "origin"> => ({
  origin: "record", seats: names.map((name) => ({ kind, name, bot: "", present: true, covered: false, cover_in: null })),
});
const record = (table: string): Brought => ({ table, game: "usa", title: "USA", names: ["Ada"], plies: 3, over: true, seeded: true });

beforeEach(() => localStorage.clear());

test("people of the same name are told apart", () => {
  expect(namesOf(named("person", "Ada", "Ben", "Ada"))).toEqual(["Ada 1", "Ben", "Ada 2"]);
});

test("bots of a record are called as bots at tables are", () => {
  expect(namesOf(named("person", "greedy", "Ben"))).toEqual(["Greedy bot", "Ben"]);
});

test("every play that has something to say is told by itself, also next to another of the same kind", () => {
  const plays = played([frame(0, null), undefined, frame(2, null), frame(4, null)], ["Ada", "Ben"]);
  expect(plays.map(({ ply, entries }) => [ply, entries.map(spokenEntry)])).toEqual([
    [0, ["Ada begins."]], [2, ["Ada draws a red card from the deck."]], [3, ["Ada draws a red card from the deck."]],
  ]);
});

test("records that were brought are found again, the newest first, until they are forgotten", () => {
  keep(record("one"));
  keep(record("two"));
  keep(record("one"));
  expect(brought().map(({ table }) => table)).toEqual(["one", "two"]);
  expect(forget("one").map(({ table }) => table)).toEqual(["two"]);
  expect(brought().map(({ table }) => table)).toEqual(["two"]);
});

test("what is broken in the browser's memory counts as nothing", () => {
  localStorage.setItem("whistlestop.records", '[{"table": 7}]');
  expect(brought()).toEqual([]);
});

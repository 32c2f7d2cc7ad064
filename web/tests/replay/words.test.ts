import { beforeEach, expect, test } from "vitest";
import { importedRecords, forgetRecord, rememberRecord } from "../../src/storage/imported_records";
import { logByMove } from "../../src/replay/log_by_move";
import { playerNames } from "../../src/replay/player_names";
import type { RecordImport, TableMessage } from "../../src/wire/types";
import { entryText } from "../../src/table/log/log_entries";
import { frame } from "./replay_server";

const named = (kind: "person" | "bot", ...names: string[]): Pick<TableMessage, "seats" | "origin"> => ({
  origin: "record",
  seats: names.map((name, colour) => ({ kind, name, colour, bot: "", present: true, covered: false, cover_in: null })),
});
const record = (table: string): RecordImport => ({
  table,
  game: "usa",
  title: "USA",
  names: ["Ada"],
  plies: 3,
  over: true,
  seeded: true,
});

beforeEach(() => localStorage.clear());

test("players who share a name are numbered", () => {
  expect(playerNames(named("person", "Ada", "Ben", "Ada"))).toEqual(["Ada 1", "Ben", "Ada 2"]);
});

test("bots of a record have the same names as at tables", () => {
  expect(playerNames(named("person", "greedy", "Ben"))).toEqual(["Greedy bot", "Ben"]);
});

test("every move has its own log entries, even next to a similar one", () => {
  const plays = logByMove([frame(0, null), undefined, frame(2, null), frame(4, null)], ["Ada", "Ben"]);
  expect(plays.map(({ ply, entries }) => [ply, entries.map(entryText)])).toEqual([
    [0, ["Ada goes first."]],
    [2, ["Ada draws a red card from the deck."]],
    [3, ["Ada draws a red card from the deck."]],
  ]);
});

test("imported records are listed, newest first, until forgotten", () => {
  rememberRecord(record("one"));
  rememberRecord(record("two"));
  rememberRecord(record("one"));
  expect(importedRecords().map(({ table }) => table)).toEqual(["one", "two"]);
  expect(forgetRecord("one").map(({ table }) => table)).toEqual(["two"]);
  expect(importedRecords().map(({ table }) => table)).toEqual(["two"]);
});

test("invalid stored records are ignored", () => {
  localStorage.setItem("whistlestop.records", '[{"table": 7}]');
  expect(importedRecords()).toEqual([]);
});

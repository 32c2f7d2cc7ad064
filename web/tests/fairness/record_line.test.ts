import { describe, expect, test } from "vitest";
import { formatBySeat, isSame, parseBySeat } from "../../src/fairness/by_seat";
import { parseRecord } from "../../src/fairness/game_record";
import { agree, parseLine, type RecordLine } from "../../src/fairness/record_line";

const line = (text: string): RecordLine => parseLine(text) ?? { ply: -1, action: "", outcomes: [] };

test("the set-up and plays are parsed, other lines are not", () => {
  expect(parseLine("set-up = seat 1, K, ?")).toEqual({ ply: 0, action: "", outcomes: ["seat 1", "K", "?"] });
  expect(parseLine("12 0 claim Paris-Zürich RRL = R, L, G")).toEqual({
    ply: 12,
    action: "0 claim Paris-Zürich RRL",
    outcomes: ["R", "L", "G"],
  });
  expect(parseLine("3 1 keep 1,3")).toEqual({ ply: 3, action: "1 keep 1,3", outcomes: [] });
  expect(parseLine("result: final round")).toBeUndefined();
});

describe("what is hidden in one version of a line agrees with anything", () => {
  test.each([
    ["4 0 draw = ?", "4 0 draw = L"],
    ["4 0 draw = L", "4 0 draw = ?"],
    ["3 1 keep ?", "3 1 keep 1,3"],
    ["3 1 keep ?", "3 1 keep ? ?"],
    ["3 1 keep ? ?", "3 1 keep 2,4"],
    ["set-up = seat 0, ?, K", "set-up = seat 0, G, K"],
  ])("%s and %s", (one, other) => expect(agree(line(one), line(other))).toBe(true));
});

describe("everything else must be the same", () => {
  test.each([
    ["4 0 draw = G", "4 0 draw = L"],
    ["4 0 draw = ?", "4 0 draw = L, L"],
    ["4 0 draw = ?", "4 1 draw = L"],
    ["4 0 draw = ?", "4 0 draw R = L"],
    ["4 0 draw = ?", "5 0 draw = L"],
    ["3 1 keep ?", "3 1 draw"],
    ["set-up = seat 0, ?, K", "set-up = seat 1, G, K"],
  ])("%s and %s", (one, other) => expect(agree(line(one), line(other))).toBe(false));
});

test("a record is parsed with its header; one with a gap, or another text, is not", () => {
  const text = "whistlestop record 1\ngame: europe\nseen by: 0\n\nset-up = K\n1 0 draw = G\n\nresult: over\n";
  const record = parseRecord(text);
  expect(record?.header.get("seen by")).toBe("0");
  expect([...(record?.lines.keys() ?? [])]).toEqual([0, 1]);
  expect(parseRecord(text.replace("1 0 draw", "2 0 draw"))).toBeUndefined();
  expect(parseRecord("hello")).toBeUndefined();
});

test("texts by seat are formatted in the order of the seats, and parsed", () => {
  expect(formatBySeat({ 2: "b", 0: "a" })).toBe("0 a, 2 b");
  expect(parseBySeat("0 a, 2 b")).toEqual({ 0: "a", 2: "b" });
  expect(parseBySeat(undefined)).toEqual({});
  expect(parseBySeat("0 a, 0 b")).toBeUndefined();
  expect(parseBySeat("a")).toBeUndefined();
  expect(isSame({ 0: "a" }, { 0: "a", 1: "b" })).toBe(false);
});

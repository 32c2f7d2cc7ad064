import { describe, expect, test } from "vitest";
import { checkGame } from "../../src/fairness/check_game";
import { parseRecord } from "../../src/fairness/game_record";
import { addLines, addTakeBacks, formatReceipt, type Receipt } from "../../src/fairness/receipt";
import type { TakeBackMessage } from "../../src/wire/types";
import { evidenceOf, honestGame, linesOf, receiptOf, TABLE } from "./honest_game";

const GAME = honestGame();
const LINES = linesOf(GAME);
const TAKE_BACK: TakeBackMessage = { seat: 1, ply: 3, to: 1, hindsight: true };

/** The record of the game, in which two other plays were taken back. */
function published(changes: (rows: string[]) => string[] = (rows) => rows): string {
  const { record } = evidenceOf(GAME);
  const [head = ""] = record.split("set-up");
  const undone = [LINES[2] ?? "", "3 1 keep 1,2", "taken back to 1 by seat 1"];
  const rows = [...LINES.slice(0, 2), ...undone, ...LINES.slice(2)];
  return [head.replace("record 1", "record 2") + changes(rows).join("\n"), "", "result: over"].join("\n");
}

/** What seat 0 saw of it. */
function seen(): Receipt {
  const receipt = receiptOf(GAME);
  receipt.seen = {};
  const [setUp = "", own = ""] = LINES;
  const before = [setUp.replace(/, \w+$/, ", ?"), own];
  addLines(receipt, 0, [...before, "2 1 draw = ?", "3 1 keep ?"]);
  addTakeBacks(receipt, [TAKE_BACK]);
  addLines(receipt, 0, before); // the whole game is sent again
  addLines(receipt, 0, ["2 1 draw = ?", "3 1 keep ? ?"]);
  return receipt;
}

const faults = (record: string, receipt: Receipt | null = seen()) =>
  checkGame({ ...evidenceOf(GAME, receipt), record }).faults;

describe("a game in which moves were taken back", () => {
  test("raises no alarm in the browser", () => {
    expect(seen().alarms).toEqual([]);
    expect(seen().seen["0"]).toHaveLength(6);
  });

  test("has a record whose plays are those that were not taken back", () => {
    const record = parseRecord(published());
    expect([...(record?.lines.keys() ?? [])]).toEqual([0, 1, 2, 3]);
    expect(record?.lines.get(3)?.action).toBe("1 keep 1,3");
    expect(record?.all.get("0/3")?.action).toBe("1 keep 1,2");
  });

  test("passes the check with its receipt", () => {
    expect(faults(published())).toEqual([]);
  });

  test("has a receipt with all lines in order", () => {
    const text = formatReceipt(TABLE, seen(), 0);
    expect(text).toContain("whistlestop record 2");
    expect(
      text
        .split("\n")
        .slice(-8, -1)
        .map((line) => line.split(" =")[0]),
    ).toEqual([
      "set-up",
      "1 0 draw",
      "2 1 draw",
      "3 1 keep ?",
      "taken back to 1 by seat 1",
      "2 1 draw",
      "3 1 keep ? ?",
    ]);
  });

  test("fails the check if the host hides or invents a take-back", () => {
    expect(faults(evidenceOf(GAME).record)).toContainEqual({ kind: "takeBacks" });
    expect(faults(published((rows) => rows.map((row) => row.replace("by seat 1", "by seat 0"))))).toContainEqual({
      kind: "takeBacks",
    });
  });

  test("raises an alarm if the server changes an earlier take-back", () => {
    const receipt = seen();
    addTakeBacks(receipt, [{ ...TAKE_BACK, to: 0 }]);
    expect(receipt.alarms).toEqual([{ kind: "takeBacks" }]);
  });

  test("may not be written in the first format, or return to a play that was not made", () => {
    expect(parseRecord(published().replace("record 2", "record 1"))).toBeUndefined();
    expect(parseRecord(published().replace("back to 1 by", "back to 7 by"))).toBeUndefined();
  });
});

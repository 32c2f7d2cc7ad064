import { describe, expect, test } from "vitest";
import { commitmentTo } from "../../src/fairness/nonce";
import {
  addLines,
  addTable,
  emptyReceipt,
  formatReceipt,
  noncesToReveal,
  ownShares,
  type Receipt,
} from "../../src/fairness/receipt";
import { honestGame, NONCES, ownNonce, receiptOf, TABLE, tableOf } from "./honest_game";

const GAME = honestGame();
const mine = (): Receipt => ({ ...emptyReceipt(), own: { token: ownNonce(NONCES[0] ?? "") } });
const shuffling = (changes: object = {}) => tableOf(GAME, { status: "shuffling", ...changes }, false);

describe("revealing", () => {
  test("a nonce is revealed once its commitment is in the list", () => {
    const receipt = mine();
    addTable(receipt, tableOf(GAME, { status: "open", shares: [] }));
    expect(noncesToReveal(receipt, tableOf(GAME, { status: "open", shares: [] }))).toEqual([]);
    addTable(receipt, shuffling());
    expect(noncesToReveal(receipt, shuffling())).toEqual([{ seat: 0, nonce: NONCES[0] }]);
    expect(receipt.alarms).toEqual([]);
  });

  test("a table that still waits for people has no list yet", () => {
    const receipt = mine();
    addTable(receipt, shuffling({ shares: [] }));
    expect(receipt.commitments).toBeNull();
    addTable(receipt, shuffling());
    expect(receipt.alarms).toEqual([]);
    expect(noncesToReveal(receipt, shuffling())).toHaveLength(1);
  });

  test("all seats of a shared device reveal theirs", () => {
    const receipt = { ...emptyReceipt(), own: { a: ownNonce(NONCES[0] ?? ""), b: ownNonce(NONCES[1] ?? "") } };
    addTable(receipt, shuffling({ mine: [0, 1] }));
    expect(noncesToReveal(receipt, shuffling({ mine: [0, 1] })).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(ownShares(receipt)).toEqual(NONCES);
  });

  test("a nonce is kept back if its commitment is not in the list", () => {
    const receipt = { ...emptyReceipt(), own: { token: ownNonce("33".repeat(32)) } };
    addTable(receipt, shuffling());
    expect(noncesToReveal(receipt, shuffling())).toEqual([]);
    expect(ownShares(receipt)).toEqual({});
  });

  test("a nonce is kept back from a second list, which raises an alarm", () => {
    const receipt = mine();
    addTable(receipt, shuffling());
    const [first, second] = shuffling().shares;
    const other = shuffling({ shares: [first, { ...second, commitment: commitmentTo("44".repeat(32)) }] });
    addTable(receipt, other);
    expect(noncesToReveal(receipt, other)).toEqual([]);
    expect(receipt.alarms).toEqual([{ kind: "commitments" }]);
  });

  test("a nonce is kept back once the server has changed its commitment", () => {
    const receipt = mine();
    addTable(receipt, tableOf(GAME, { status: "open", shares: [] }));
    addTable(receipt, shuffling({ commitment: commitmentTo("44".repeat(32)) }));
    expect(noncesToReveal(receipt, shuffling())).toEqual([]);
    expect(receipt.alarms).toEqual([{ kind: "commitment" }]);
  });

  test("an answered nonce is not sent again", () => {
    const receipt = mine();
    addTable(receipt, shuffling());
    expect(noncesToReveal(receipt, tableOf(GAME, { status: "shuffling" }))).toEqual([]);
  });
});

describe("what was seen", () => {
  test("the first version of a line counts; another one raises an alarm once", () => {
    const receipt = receiptOf(GAME);
    const before = JSON.stringify(receipt.seen);
    addLines(receipt, 0, ["2 1 draw = ?", "3 1 keep ?"]);
    expect(receipt.alarms).toEqual([]);
    addLines(receipt, 0, ["2 1 draw R = ?"]);
    addLines(receipt, 0, ["2 1 draw W = ?"]);
    expect(receipt.alarms).toEqual([{ kind: "line", ply: 2 }]);
    expect(JSON.stringify(receipt.seen)).toBe(before);
  });

  test("each seat of a shared device, and everybody, have lines of their own", () => {
    const receipt = emptyReceipt();
    addLines(receipt, 0, ["4 0 draw = G"]);
    addLines(receipt, 1, ["4 0 draw = ?"]);
    addLines(receipt, null, ["4 0 draw = ?"]);
    expect(receipt.seen).toEqual({ 0: ["4 0 draw = G"], 1: ["4 0 draw = ?"], everybody: ["4 0 draw = ?"] });
  });

  test("a revealed nonce that changes raises an alarm", () => {
    const receipt = receiptOf(GAME);
    addTable(receipt, tableOf({ ...GAME, nonces: { ...NONCES, 1: "44".repeat(32) } }));
    expect(receipt.alarms).toEqual([{ kind: "nonce", seat: 1 }]);
  });
});

test("a receipt is formatted as a record of what a seat saw, its plays in order", () => {
  const receipt = receiptOf(GAME);
  receipt.seen["0"]?.reverse();
  const lines = formatReceipt(TABLE, receipt, 0).split("\n");
  expect(lines.slice(0, 9)).toEqual([
    "whistlestop record 1",
    "game: europe",
    "rules: 1",
    "seats: 2",
    "seen by: 0",
    `table: ${TABLE}`,
    `commitment: ${GAME.commitment}`,
    `nonce commitments: 0 ${GAME.commitments[0]}, 1 ${GAME.commitments[1]}`,
    `nonces: 0 ${NONCES[0]}, 1 ${NONCES[1]}`,
  ]);
  expect(
    lines
      .slice(9)
      .filter(Boolean)
      .map((line) => line.split(" ")[0]),
  ).toEqual(["set-up", "1", "2", "3"]);
});

test("without nonces, a receipt names no table, as its record", () => {
  const receipt = emptyReceipt();
  addTable(receipt, tableOf(GAME, { shares: [], options: ["open_stacks"] }));
  const text = formatReceipt(TABLE, receipt, null);
  expect(text).not.toContain("table:");
  expect(text).not.toContain("nonce");
  expect(text).toContain("options: open_stacks\n");
  expect(text).toContain("seen by: everybody\n");
});

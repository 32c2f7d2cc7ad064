import { describe, expect, test } from "vitest";
import { checkGame, type Fault } from "../../src/fairness/check_game";
import { commitmentTo } from "../../src/fairness/nonce";
import { addTable, emptyReceipt } from "../../src/fairness/receipt";
import { evidenceOf, honestGame, linesOf, NONCES, receiptOf, tableOf, type Game } from "./honest_game";

const GAME = honestGame();
const OTHER = "44".repeat(32);

/** Returns the faults that the browser at seat 0 finds after a game that was honest while it was played. */
const found = (published: Game): Fault[] => checkGame(evidenceOf(published, receiptOf(GAME))).faults;

/** Returns the kinds of faults that are found without a receipt. */
const alone = (published: Game): string[] => checkGame(evidenceOf(published)).faults.map(({ kind }) => kind);

describe("an honest game", () => {
  test("is proven to a browser that took part", () => {
    expect(checkGame(evidenceOf(GAME, receiptOf(GAME)))).toEqual({ faults: [], draws: 5, standing: "part" });
  });

  test("proves less to a browser that only watched from the start", () => {
    const receipt = { ...receiptOf(GAME), own: {} };
    expect(checkGame(evidenceOf(GAME, receipt))).toEqual({ faults: [], draws: 5, standing: "watched" });
  });

  test("proves least without a receipt, or with one that began during the game", () => {
    expect(checkGame(evidenceOf(GAME))).toEqual({ faults: [], draws: 5, standing: "record" });
    const late = emptyReceipt();
    addTable(late, tableOf(GAME));
    expect(checkGame(evidenceOf(GAME, late)).standing).toBe("record");
  });
});

describe("a dishonest host is noticed who", () => {
  test("swaps the seed", () => {
    const swapped = honestGame(OTHER);
    expect(found({ ...GAME, seed: OTHER })).toEqual([{ kind: "seed" }, { kind: "draw", ply: 0 }]);
    expect(found(swapped)).toContainEqual({ kind: "commitment" });
    expect(alone(swapped)).toEqual([]);
  });

  test("swaps the commitment during the game", () => {
    const receipt = receiptOf(GAME);
    addTable(receipt, tableOf(GAME, { commitment: commitmentTo(OTHER) }));
    expect(checkGame(evidenceOf(GAME, receipt)).faults).toEqual([{ kind: "commitment" }]);
  });

  test("replaces the nonce of the browser", () => {
    const nonces = { ...NONCES, 0: OTHER };
    expect(found({ ...GAME, nonces })).toEqual([
      { kind: "own", seat: 0 },
      { kind: "hash", seat: 0 },
      { kind: "draw", ply: 0 },
    ]);
    expect(found(honestGame(GAME.seed, nonces))).toEqual(
      expect.arrayContaining([{ kind: "commitments" }, { kind: "own", seat: 0 }]),
    );
  });

  test("replaces the nonce of another seat", () => {
    const nonces = { ...NONCES, 1: OTHER };
    expect(found(honestGame(GAME.seed, nonces))).toEqual(
      expect.arrayContaining([{ kind: "commitments" }, { kind: "nonce", seat: 1 }]),
    );
  });

  test("leaves a nonce out", () => {
    expect(found({ ...GAME, nonces: { 1: NONCES[1] ?? "" } })).toEqual(
      expect.arrayContaining([{ kind: "own", seat: 0 }, { kind: "seats" }]),
    );
  });

  test("rewrites a play", () => {
    const actions = ["0 draw", "1 draw R", "1 keep 1,3"];
    expect(found({ ...GAME, actions })).toEqual([{ kind: "line", ply: 2 }]);
  });

  test("rewrites an outcome that the browser saw", () => {
    const drawn = GAME.draws[1]?.[0]?.drawn === "L" ? "W" : "L";
    const draws = GAME.draws.map((play, ply) => (ply === 1 ? play.map((draw) => ({ ...draw, drawn })) : play));
    expect(found({ ...GAME, draws })).toEqual([
      { kind: "line", ply: 1 },
      { kind: "draw", ply: 1 },
    ]);
  });

  test("rewrites an outcome that was hidden", () => {
    const drawn = GAME.draws[2]?.[0]?.drawn === "W" ? "P" : "W";
    const draws = GAME.draws.map((play, ply) => (ply === 2 ? play.map((draw) => ({ ...draw, drawn })) : play));
    expect(found({ ...GAME, draws })).toEqual([{ kind: "draw", ply: 2 }]);
  });

  test("leaves the last play out", () => {
    expect(found({ ...GAME, draws: GAME.draws.slice(0, -1) })).toEqual([{ kind: "missing", ply: 3 }]);
  });

  test("draws more or less than the record says", () => {
    const evidence = evidenceOf(GAME, receiptOf(GAME));
    const [setUp = [], first = [], ...others] = GAME.draws;
    expect(checkGame({ ...evidence, draws: [setUp, [], ...others] }).faults).toEqual([{ kind: "outcomes", ply: 1 }]);
    expect(checkGame({ ...evidence, draws: [setUp, [...first, ...first], ...others] }).faults).toEqual([
      { kind: "outcomes", ply: 1 },
    ]);
    expect(checkGame({ ...evidence, draws: [...GAME.draws, []] }).faults).toEqual([{ kind: "outcomes", ply: 4 }]);
  });

  test("draws from a pile of a card's own making", () => {
    const draws = GAME.draws.map((play, ply) =>
      ply === 2 ? play.map(() => ({ from: [["L", 2]] as [string, number][], drawn: "L" })) : play,
    );
    expect(found({ ...GAME, draws })).toEqual([{ kind: "pile", ply: 2 }]);
  });

  test("begins with another deck", () => {
    expect(checkGame({ ...evidenceOf(GAME), deck: { P: 2, W: 3, L: 3 } }).faults).toEqual([{ kind: "deck" }]);
  });

  test("publishes no seed, no proof, or nothing readable", () => {
    const evidence = evidenceOf(GAME, receiptOf(GAME));
    expect(checkGame({ ...evidence, record: evidence.record.replace(/seed: .*\n/, "") }).faults).toEqual([
      { kind: "unpublished" },
    ]);
    expect(checkGame({ ...evidence, draws: null }).faults).toEqual([{ kind: "unproven" }]);
    expect(checkGame({ ...evidence, record: "" }).faults).toEqual([{ kind: "unreadable" }]);
    expect(checkGame({ ...evidence, record: evidence.record.replace("seed: 00", "seed: xx") }).faults).toEqual([
      { kind: "unreadable" },
    ]);
  });

  test("shows the record of another table", () => {
    const evidence = evidenceOf(GAME, receiptOf(GAME));
    expect(checkGame({ ...evidence, table: "elsewhere" }).faults).toEqual([{ kind: "table" }]);
  });
});

test("an imported record is checked on its own, whatever its table was", () => {
  expect(checkGame({ ...evidenceOf(GAME), table: "imported" })).toEqual({ faults: [], draws: 5, standing: "record" });
  expect(linesOf(GAME)).toHaveLength(4);
});

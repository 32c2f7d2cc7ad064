/** A short honest game at a table, as its server would prove it and as two browsers would have seen it. */

import type { Evidence } from "../../src/fairness/check_game";
import { commitmentTo } from "../../src/fairness/nonce";
import { jointKey, RandomStream } from "../../src/fairness/random_stream";
import { addLines, addTable, emptyReceipt, type OwnNonce, type Receipt } from "../../src/fairness/receipt";
import type { Draw, TableMessage } from "../../src/wire/types";
import { table as tableMessage } from "../state/sample_messages";

export const TABLE = "5k7GWAwSfxPIw2Ar";
export const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
export const NONCES: Record<number, string> = { 0: "11".repeat(32), 1: "22".repeat(32) };
export const DECK = { P: 2, W: 3, L: 2 };

/** Everything about a game that a dishonest host could change. */
export interface Game {
  seed: string;
  commitment: string;
  nonces: Record<number, string>;
  commitments: Record<number, string>;
  draws: Draw[][];
  actions: string[];
}

/** Draws a whole game: a set-up of a seat and two cards, then three plays of which two draw a card. */
export function honestGame(seed = SEED, nonces = NONCES): Game {
  const key = jointKey(seed, TABLE, nonces);
  const deck = new Map<string, number>(Object.entries(DECK));
  const draw = (stream: RandomStream, pile: Map<string, number>): Draw => {
    const from = [...pile];
    const things = from.flatMap(([thing, number]) => Array<string>(number).fill(thing));
    const drawn = things[stream.below(things.length)] ?? "";
    const left = (pile.get(drawn) ?? 0) - 1;
    if (left) pile.set(drawn, left);
    else pile.delete(drawn);
    return { from, drawn };
  };
  const streams = [0, 1, 2, 3].map((ply) => new RandomStream(key, ply));
  const [setUp, first, second] = streams as [RandomStream, RandomStream, RandomStream];
  const seats = new Map([
    ["seat 0", 1],
    ["seat 1", 1],
  ]);
  const draws = [
    [draw(setUp, seats), draw(setUp, deck), draw(setUp, deck)],
    [draw(first, deck)],
    [draw(second, deck)],
    [],
  ];
  return {
    seed,
    commitment: commitmentTo(seed),
    nonces,
    draws,
    actions: ["0 draw", "1 draw", "1 keep 1,3"],
    commitments: Object.fromEntries(Object.entries(nonces).map(([seat, nonce]) => [seat, commitmentTo(nonce)])),
  };
}

const bySeat = (all: Record<number, string>): string =>
  Object.entries(all)
    .map(([seat, text]) => `${seat} ${text}`)
    .join(", ");

/** Writes the lines of the game's record. */
export function linesOf({ draws, actions }: Game): string[] {
  return draws.map((drawn, ply) => {
    const outcomes = drawn.map((one) => one.drawn).join(", ");
    return ply ? `${ply} ${actions[ply - 1]}${outcomes && ` = ${outcomes}`}` : `set-up = ${outcomes}`;
  });
}

/** Returns what the server publishes after the game, to be checked without a receipt. */
export function evidenceOf(game: Game, receipt: Receipt | null = null): Evidence {
  const header = [
    "whistlestop record 1",
    "game: europe",
    "rules: 1",
    "seats: 2",
    `table: ${TABLE}`,
    `commitment: ${game.commitment}`,
    `seed: ${game.seed}`,
    `nonce commitments: ${bySeat(game.commitments)}`,
    `nonces: ${bySeat(game.nonces)}`,
  ];
  return {
    record: [...header, "", ...linesOf(game), "", "result: over"].join("\n"),
    draws: game.draws,
    table: TABLE,
    receipt,
    deck: DECK,
  };
}

/** Returns what the server says about the table at some point. */
export function tableOf(game: Game, changes: Partial<TableMessage> = {}, revealed = true): TableMessage {
  const shares = Object.entries(game.commitments).map(([seat, commitment]) => ({
    seat: Number(seat),
    commitment,
    nonce: revealed ? (game.nonces[Number(seat)] ?? null) : null,
  }));
  return tableMessage({ table: TABLE, commitment: game.commitment, shares, ...changes });
}

export const ownNonce = (nonce: string): OwnNonce => ({ nonce, commitment: commitmentTo(nonce) });

/** Returns the receipt of the browser at seat 0: it sees neither the other seat's card nor its tickets. */
export function receiptOf(game: Game): Receipt {
  const receipt = { ...emptyReceipt(), own: { token: ownNonce(NONCES[0] ?? "") } };
  addTable(receipt, tableOf(game, { status: "open", shares: [] }));
  addTable(receipt, tableOf(game, { status: "shuffling" }, false));
  addTable(receipt, tableOf(game));
  const [setUp = "", own = ""] = linesOf(game);
  addLines(receipt, 0, [setUp.replace(/, \w+$/, ", ?"), own, "2 1 draw = ?", "3 1 keep ? ?"]);
  return receipt;
}

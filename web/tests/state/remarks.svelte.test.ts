import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { botMoments } from "../../src/state/bot_moments";
import { REMARK_SHOWN, Remarks } from "../../src/state/remarks.svelte";
import type { Board, GameEvent, ResultMessage, StateMessage } from "../../src/wire/types";
import { remarks as english } from "../../src/words/en/remarks";
import { state, table, view } from "./sample_messages";

const BOT = { kind: "bot", colour: 1, bot: "planner", present: true, covered: false, cover_in: null } as const;
const [ADA] = table().seats;
const info = table({ seats: [ADA!, { ...BOT, name: "Viktor" }, { ...BOT, name: "Clara" }] });
const board = {
  routes: [
    { name: "Paris-Zürich", cities: ["Paris", "Zürich"], length: 3 },
    { name: "Brest-Paris", cities: ["Brest", "Paris"], length: 3 },
    { name: "Brest-Zürich", cities: ["Brest", "Zürich"], length: 2 },
    { name: "Paris-Wien", cities: ["Paris", "Wien"], length: 6 },
  ],
} as unknown as Board;
const happened = (ply: number, ...events: GameEvent[]): StateMessage =>
  state({ ply, events, view: view({ ply, owner: [2, 2, 0, 0] }) });
const claimed = (seat: number, route: string): GameEvent => ({ type: "claimed", seat, route, cards: "RR" });
const moments = (at: StateMessage): string[] =>
  botMoments(at, [1, 2], board).map(({ seat, moment }) => `${seat} ${moment}`);

test("bots comment on what everybody sees", () => {
  expect(moments(happened(0))).toEqual(["1 hello", "2 hello"]);
  expect(moments(happened(5, claimed(2, "Paris-Wien")))).toEqual(["2 long"]);
  expect(moments(happened(5, claimed(1, "Paris-Zürich")))).toEqual([]); // neither long nor in the way of the other bot
  expect(moments(happened(5, claimed(0, "Brest-Zürich")))).toEqual(["1 crossed"]); // seat 1 has reached both ends
  expect(moments(happened(5, { type: "robbed", seat: 0, of: 2, cards: "RRR" }))).toEqual(["2 crossed"]);
  expect(moments(happened(5, { type: "placed", seat: 1, cards: "RRRL" }))).toEqual(["1 long"]);
  expect(moments(happened(5, { type: "completed", seat: 1 }, { type: "completed", seat: 0 }))).toEqual(["1 ticket"]);
});

test("at the end the winner speaks, or those who have lost to a person", () => {
  const over = (winners: number[]): StateMessage =>
    state({ ply: 90, view: view({ over: true }), result: { winners } as ResultMessage });
  expect(moments(over([2]))).toEqual(["2 won"]);
  expect(moments(over([0]))).toEqual(["1 lost", "2 lost"]);
});

let muted = false;
const said = (): Remarks => new Remarks(() => muted);

beforeEach(() => {
  muted = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("a remark goes away by itself, and the next one keeps its distance", async () => {
  const remarks = said();
  await remarks.take(happened(0), info, board);
  expect(remarks.current).toEqual({ seat: 1, text: english["Viktor"]?.hello });
  vi.advanceTimersByTime(REMARK_SHOWN);
  expect(remarks.current).toBeNull();
  await remarks.take(happened(5, claimed(2, "Paris-Wien")), info, board);
  expect(remarks.current).toBeNull();
  await remarks.take(happened(12, claimed(2, "Paris-Wien")), info, board);
  expect(remarks.current).toEqual({ seat: 2, text: english["Clara"]?.long });
});

test("bots are silent if muted, in guided games, without a character, and once the table is left", async () => {
  const [silent, taught, plain, left] = [said(), said(), said(), said()];
  muted = true;
  await silent.take(happened(0), info, board);
  muted = false;
  await taught.take(happened(0), { ...info, lesson: true }, board);
  await plain.take(happened(0), table({ seats: [ADA!, { ...BOT, name: "planner" }] }), board);
  const late = left.take(happened(0), info, board);
  left.close();
  await late;
  expect([silent, taught, plain, left].map(({ current }) => current)).toEqual([null, null, null, null]);
});

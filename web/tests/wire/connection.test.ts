import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, FIRST_PAUSE, LONGEST_PAUSE, newKey, PATIENCE, QUIET, type Health } from "../../src/wire/connection";
import type { ServerMessage } from "../../src/wire/types";
import { lay, line } from "./line";

const MOVE = { type: "play", table: "T", seat: 0, ply: 3, action: "draw", key: "k" } as const;
const PAST_ANY_CHANCE = 1.25;

let heard: ServerMessage[] = [];
let health: Health[] = [];
let opened = 0;
let connection: Connection;

beforeEach(() => {
  lay();
  heard = [];
  health = [];
  opened = 0;
  connection = new Connection(
    { opened: () => void opened++, heard: (message) => heard.push(message), health: (how) => health.push(how) },
    "ws://here/ws",
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer keeps the promise of the request with the same number", async () => {
  line.end.accept();
  const one = connection.request({ type: "start", table: "T", seat: 0 });
  const other = connection.request({ type: "ping" });
  line.end.answer("ping", { type: "pong" });
  line.end.answer("start", {});

  expect((await one).type).toBe("done");
  expect((await other).type).toBe("pong");
  expect(heard.map(({ type }) => type)).toEqual(["pong", "done"]);
});

test("a broken connection comes back after growing pauses, and says who it is again", async () => {
  line.end.accept();
  line.end.cut();
  expect(health).toEqual(["connecting", "open", "broken"]);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * PAST_ANY_CHANCE);
  expect(line.sockets).toHaveLength(2);

  line.end.cut();
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * PAST_ANY_CHANCE);
  expect(line.sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * PAST_ANY_CHANCE);
  expect(line.sockets).toHaveLength(3);

  line.end.accept();
  expect(opened).toBe(2);
  expect(health.at(-1)).toBe("open");
});

test("pauses do not grow without end", async () => {
  for (let failure = 0; failure < 12; failure++) {
    const calls = line.sockets.length;
    const broke = Date.now();
    line.end.cut();
    while (line.sockets.length === calls) await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - broke).toBeLessThanOrEqual(LONGEST_PAUSE * PAST_ANY_CHANCE);
  }
});

test("a server that stops is called again at once", async () => {
  line.end.accept();
  line.end.cut(1012);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE / 2);
  expect(line.sockets).toHaveLength(2);
});

test("a server that was asked far too much is left alone for a while", async () => {
  line.end.accept();
  line.end.cut(1008);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE / 2);
  expect(line.sockets).toHaveLength(1);
});

test("a move without an answer is sent again with its key, after the connection has said who it is", async () => {
  line.end.accept();
  const answer = connection.request(MOVE);
  line.end.cut();
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * PAST_ANY_CHANCE);
  expect(line.end.sent).toEqual([]);
  line.end.accept();
  expect(opened).toBe(2);
  expect(line.end.sent).toMatchObject([MOVE]);

  line.end.answer("play", { ply: 4, key: "k" });
  expect(await answer).toMatchObject({ type: "done", ply: 4 });
});

test("a move that is made while there is no connection waits for it", () => {
  void connection.request(MOVE);
  line.end.accept();
  expect(line.end.sent).toMatchObject([MOVE]);
});

test("anything but a move is refused when the connection breaks, and while it is broken", async () => {
  line.end.accept();
  const before = connection.request({ type: "start", table: "T", seat: 0 });
  line.end.cut();
  const after = connection.request({ type: "start", table: "T", seat: 0 });

  expect(await before).toMatchObject({ type: "error", code: "unavailable" });
  expect(await after).toMatchObject({ type: "error", code: "unavailable" });
});

test("a server that does not answer in time is called anew", async () => {
  line.end.accept();
  void connection.request(MOVE);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(health.at(-1)).toBe("broken");
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * PAST_ANY_CHANCE);
  line.end.accept();
  expect(line.end.sent).toMatchObject([MOVE]);
});

test("a server that says nothing for long is asked whether it is there, and called anew if not", async () => {
  line.end.accept();
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(line.end.sent).toMatchObject([{ type: "ping" }]);
  line.end.answer("ping", { type: "pong" });
  await vi.advanceTimersByTimeAsync(QUIET + PATIENCE);
  expect(health.at(-1)).toBe("broken");
});

test("when the network is back, nobody waits for the end of a pause", async () => {
  for (let failure = 0; failure < 6; failure++) {
    line.end.cut();
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * PAST_ANY_CHANCE);
  }
  line.end.cut();
  const calls = line.sockets.length;
  globalThis.dispatchEvent(new Event("online"));
  expect(line.sockets).toHaveLength(calls + 1);
  line.end.accept();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * PAST_ANY_CHANCE);
  expect(line.sockets).toHaveLength(calls + 1);
});

test("a closed connection answers what waits, and does not come back", async () => {
  line.end.accept();
  const answer = connection.request(MOVE);
  connection.close();
  expect(await answer).toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * 2);
  expect(line.sockets).toHaveLength(1);
});

test("every move has a key of its own", () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Connection,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  newKey,
  PATIENCE,
  QUIET,
  type Health,
} from "../../src/wire/connection";
import type { ServerMessage } from "../../src/wire/types";
import { network, stubNetwork } from "./fake_socket";

const MOVE = { type: "play", table: "T", seat: 0, ply: 3, action: "draw", key: "k" } as const;
const MAX_JITTER = 1.25;

let heard: ServerMessage[] = [];
let health: Health[] = [];
let opened = 0;
let connection: Connection;

beforeEach(() => {
  stubNetwork();
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

test("a response resolves the request with the same id", async () => {
  network.socket.accept();
  const one = connection.request({ type: "start", table: "T", seat: 0 });
  const other = connection.request({ type: "ping" });
  network.socket.answer("ping", { type: "pong" });
  network.socket.answer("start", {});

  expect((await one).type).toBe("done");
  expect((await other).type).toBe("pong");
  expect(heard.map(({ type }) => type)).toEqual(["pong", "done"]);
});

test("a broken connection is retried with increasing delays, and reports that it opened again", async () => {
  network.socket.accept();
  network.socket.drop();
  expect(health).toEqual(["connecting", "open", "broken"]);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * MAX_JITTER);
  expect(network.sockets).toHaveLength(2);

  network.socket.drop();
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * MAX_JITTER);
  expect(network.sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * MAX_JITTER);
  expect(network.sockets).toHaveLength(3);

  network.socket.accept();
  expect(opened).toBe(2);
  expect(health.at(-1)).toBe("open");
});

test("retry delays are capped", async () => {
  for (let failure = 0; failure < 12; failure++) {
    const calls = network.sockets.length;
    const broke = Date.now();
    network.socket.drop();
    while (network.sockets.length === calls) await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - broke).toBeLessThanOrEqual(LONGEST_PAUSE * MAX_JITTER);
  }
});

test("a restarting server is retried at once", async () => {
  network.socket.accept();
  network.socket.drop(1012);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE / 2);
  expect(network.sockets).toHaveLength(2);
});

test("a rate-limited connection waits before retrying", async () => {
  network.socket.accept();
  network.socket.drop(1008);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE / 2);
  expect(network.sockets).toHaveLength(1);
});

test("an unanswered move is resent with its key after the connection has reopened", async () => {
  network.socket.accept();
  const answer = connection.request(MOVE);
  network.socket.drop();
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * MAX_JITTER);
  expect(network.socket.sent).toEqual([]);
  network.socket.accept();
  expect(opened).toBe(2);
  expect(network.socket.sent).toMatchObject([MOVE]);

  network.socket.answer("play", { ply: 4, key: "k" });
  expect(await answer).toMatchObject({ type: "done", ply: 4 });
});

test("a move made while disconnected is sent on connecting", () => {
  void connection.request(MOVE);
  network.socket.accept();
  expect(network.socket.sent).toMatchObject([MOVE]);
});

test("other requests fail when the connection breaks and while it is broken", async () => {
  network.socket.accept();
  const before = connection.request({ type: "start", table: "T", seat: 0 });
  network.socket.drop();
  const after = connection.request({ type: "start", table: "T", seat: 0 });

  expect(await before).toMatchObject({ type: "error", code: "unavailable" });
  expect(await after).toMatchObject({ type: "error", code: "unavailable" });
});

test("a request timeout triggers a reconnect", async () => {
  network.socket.accept();
  void connection.request(MOVE);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(health.at(-1)).toBe("broken");
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE * MAX_JITTER);
  network.socket.accept();
  expect(network.socket.sent).toMatchObject([MOVE]);
});

test("a silent server is pinged, and the connection is dropped if no answer comes", async () => {
  network.socket.accept();
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(network.socket.sent).toMatchObject([{ type: "ping" }]);
  network.socket.answer("ping", { type: "pong" });
  await vi.advanceTimersByTimeAsync(QUIET + PATIENCE);
  expect(health.at(-1)).toBe("broken");
});

test("the browser coming back online triggers an immediate retry", async () => {
  for (let failure = 0; failure < 6; failure++) {
    network.socket.drop();
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * MAX_JITTER);
  }
  network.socket.drop();
  const calls = network.sockets.length;
  globalThis.dispatchEvent(new Event("online"));
  expect(network.sockets).toHaveLength(calls + 1);
  network.socket.accept();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * MAX_JITTER);
  expect(network.sockets).toHaveLength(calls + 1);
});

test("closing fails pending requests, and stops retrying", async () => {
  network.socket.accept();
  const answer = connection.request(MOVE);
  connection.close();
  expect(await answer).toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE * 2);
  expect(network.sockets).toHaveLength(1);
});

test("a socket that is given up before it is open is closed once it is", () => {
  const socket = network.socket;
  connection.close();
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  socket.accept();
  expect([socket.readyState, opened]).toEqual([WebSocket.CLOSED, 0]);
});

test("every move has a unique key", () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});

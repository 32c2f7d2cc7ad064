import { afterEach, expect, test } from "vitest";
import { settlePromises, network } from "../wire/fake_socket";
import { leave, seatedTable } from "../components/mounting";
import { DRAW, state, view } from "./sample_messages";
import type { Table } from "../../src/state/table.svelte";

const ROUTE = "Paris-Zürich";
const CHEAP = `claim ${ROUTE} RRR`;
const DEAR = `claim ${ROUTE} RRL`;
const LOST = { is: "reason", template: "{seat} has claimed it", facts: { seat: { is: "seat", seat: 1 } } } as const;

afterEach(leave);

const theirs = (ply: number): object => ({ ...state({ ply, view: view({ turn: 1, ply }) }), progress: [] });
const mine = (ply: number, actions: string[]): object => ({
  ...state({ ply, view: view({ ply }), choices: { ...DRAW, ...(actions.length && { route: { [ROUTE]: actions } }) } }),
  progress: [],
});

async function answer(fields: object): Promise<void> {
  network.socket.answer("why", { type: "reason", text: "", said: null, ...fields });
  await settlePromises();
}

const plays = () => network.socket.sent.filter(({ type }) => type === "play");

/** Opens a table during the turn of seat 1, with a claim queued. */
async function queued(): Promise<Table> {
  const table = await seatedTable({ view: view({ turn: 1 }) });
  void table.point("route", ROUTE);
  await settlePromises();
  await answer({ actions: [DEAR, CHEAP] });
  table.queuedClaim.queue();
  return table;
}

test("off turn, a route shows what could be done with it, cheapest first", async () => {
  const table = await seatedTable({ view: view({ turn: 1 }) });
  void table.point("route", ROUTE);
  await settlePromises();
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "why", where: "route", what: ROUTE, next_turn: true });
  expect(table.queuedClaim.inspected).toMatchObject({ route: ROUTE, outlook: null });
  await answer({ actions: [DEAR, CHEAP] });
  expect(table.queuedClaim.inspected).toMatchObject({ action: CHEAP });
});

test("off turn, a route shows what is missing and offers nothing", async () => {
  const table = await seatedTable({ view: view({ turn: 1 }) });
  void table.point("route", ROUTE);
  await settlePromises();
  await answer({ actions: [], said: LOST });
  table.queuedClaim.queue();
  expect(table.queuedClaim.inspected?.outlook?.reason).toEqual(LOST);
  expect(table.queuedClaim.current).toBeNull();
});

test("a queued claim stays in the browser until the turn, and is then played once", async () => {
  const table = await queued();
  network.socket.deliver(theirs(2));
  await settlePromises();
  await answer({ actions: [DEAR, CHEAP] });
  expect(plays()).toEqual([]);
  expect(JSON.stringify(network.socket.sent)).not.toContain("claim ");
  network.socket.deliver(mine(3, [DEAR, CHEAP]));
  await settlePromises();
  expect(plays()).toMatchObject([{ action: CHEAP, ply: 3 }]);
  expect(table.queuedClaim.current).toBeNull();
  network.socket.deliver(mine(3, [DEAR, CHEAP]));
  await settlePromises();
  expect(plays()).toHaveLength(1);
});

test("a withdrawn claim is not played", async () => {
  const table = await queued();
  table.queuedClaim.withdraw();
  network.socket.deliver(mine(2, [DEAR, CHEAP]));
  await settlePromises();
  expect(plays()).toEqual([]);
});

test("a claim that is no longer legal on the turn is withdrawn with the reason", async () => {
  const table = await queued();
  network.socket.deliver(mine(2, []));
  await settlePromises();
  expect(table.queuedClaim.current).toBeNull();
  expect(plays()).toEqual([]);
  network.socket.answer("why", { type: "reason", text: "", said: LOST });
  await settlePromises();
  expect(table.notices.current?.text).toContain("Paris – Zürich");
  expect(table.notices.current?.text).toContain("Ben has claimed it");
});

test("a claim that another player has made impossible is withdrawn at once, with the reason", async () => {
  const table = await queued();
  network.socket.deliver(theirs(2));
  await settlePromises();
  await answer({ actions: [], said: LOST });
  expect(table.queuedClaim.current).toBeNull();
  expect(table.notices.current?.text).toBe(
    "Your claim of Paris – Zürich for your next turn was cancelled. Ben has claimed it",
  );
});

test("a payment that is no longer possible is not replaced by another", async () => {
  await queued();
  network.socket.deliver(mine(2, [DEAR]));
  await settlePromises();
  expect(plays()).toEqual([]);
});

test("the end of the game clears the queue", async () => {
  const table = await queued();
  network.socket.deliver({ ...state({ ply: 2, view: view({ over: true }) }), progress: [] });
  await settlePromises();
  expect(table.queuedClaim.current).toBeNull();
  expect(plays()).toEqual([]);
});

test("on the player's own turn, a route that was looked at becomes the staged move", async () => {
  const table = await seatedTable({ view: view({ turn: 1 }) });
  void table.point("route", ROUTE);
  await settlePromises();
  await answer({ actions: [DEAR, CHEAP] });
  network.socket.deliver(mine(2, [DEAR, CHEAP]));
  await settlePromises();
  expect(table.queuedClaim.inspected).toBeNull();
  expect(table.staging.current?.what).toBe(ROUTE);
  expect(plays()).toEqual([]);
});

test("on a shared device nothing can be queued", async () => {
  const table = await seatedTable({ view: view({ turn: 1 }) }, { mine: [0, 1] });
  expect(table.hotSeat).toBe(true);
  expect(table.mayInspect).toBe(false);
});

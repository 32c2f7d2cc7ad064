import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Lights } from "../../src/board/lights.svelte";
import BoardMap from "../../src/board/BoardMap.svelte";
import type { RenderRequest } from "../../src/board/render.worker";
import ActionList from "../../src/lists/ActionList.svelte";
import SeatTable from "../../src/lists/SeatTable.svelte";
import ChatPanel from "../../src/table/chat/ChatPanel.svelte";
import WaitingRoom from "../../src/table/waiting_room/WaitingRoom.svelte";
import type { GameEvent } from "../../src/wire/types";
import { drawing } from "../board/drawings";
import { SOUVENIRS } from "../words/souvenirs";
import { network, settlePromises } from "../wire/fake_socket";
import { state, staticData, table as tableMessage, view } from "../state/sample_messages";
import { leave, seatedTable, show, textOf } from "./mounting";

afterEach(leave);

test("in the lists, an action of a turn that the page does not know keeps its declared label", async () => {
  const choices = { turn: { pass: ["pass"], souvenirs: ["souvenirs"] } };
  const table = await seatedTable({ choices }, {}, async (path) => {
    const found = (await staticData(path).json()) as object;
    return new Response(JSON.stringify({ ...found, vocabulary: SOUVENIRS }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  const list = show(ActionList, { table, view: table.view!, lights: new Lights(table), routes: [] });
  const labels = [...list.querySelectorAll("button")].map(textOf);
  expect(labels).toContain("Take the souvenirs");
  expect(labels).toContain("Pass");
  expect(labels).not.toContain("Stop here");
});

test("the table of seats has both cards of a turn", async () => {
  const events = [
    { type: "taken", seat: 1, card: "red" },
    { type: "drawn", seat: 1 },
  ] as GameEvent[];
  const table = await seatedTable({ events });
  const cells = textOf(show(SeatTable, { table, view: table.view! }));
  expect(cells).toContain("Ben takes a red card from the row.");
  expect(cells).toContain("Ben draws a card from the deck.");
});

test("quick phrases keep their order while the chat is open", async () => {
  const table = await seatedTable({}, { seats: tableMessage().seats });
  const chat = show(ChatPanel, { table });
  const order = () => [...chat.querySelectorAll("[role=group] button")].map(textOf);
  const before = order();
  network.socket.deliver(state({ ply: 60, view: view({ ply: 60 }), progress: [] }));
  network.socket.deliver(tableMessage({ status: "over" }));
  flushSync();
  expect(order()).toEqual(before);
});

test("only the host is advised about an address that works on one computer only", async () => {
  const address = location.href;
  const browser = (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM;
  browser.setURL("http://localhost:8000/");
  const open = { kind: "open", name: "", colour: 2, bot: "", present: false, covered: false, cover_in: null } as const;
  const info = tableMessage({ status: "open", seats: [...tableMessage().seats, open] });
  const table = await seatedTable({}, info);
  const advice = (host: number) =>
    show(WaitingRoom, { table, info: { ...info, host }, slow: false }).querySelector(".alone");
  expect(advice(0)).not.toBeNull();
  network.socket.deliver({ ...info, number: 2, host: 1 });
  await settlePromises();
  expect(advice(1)).toBeNull();
  browser.setURL(address);
});

test("cities appear together with the map below them", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
  const table = await seatedTable();
  let order: RenderRequest | undefined;
  const worker = { postMessage: (sent: RenderRequest) => (order ??= sent), onmessage: null } as unknown as Worker;
  const board = show(BoardMap, { table, drawing, worker });
  const isEarly = (): boolean | undefined => board.querySelector(".live")?.classList.contains("early");
  await settlePromises();
  flushSync();
  expect(order?.picture).toBe("whole");
  expect(isEarly()).toBe(true);
  const bitmap = { width: 4, height: 3, close: () => undefined };
  worker.onmessage?.({ data: { ...order, bitmap } } as MessageEvent);
  flushSync();
  expect(isEarly()).toBe(false);
});

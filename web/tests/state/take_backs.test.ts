import { afterEach, expect, test } from "vitest";
import { Announcements } from "../../src/table/screen_reader/announcements";
import { requestOutcome } from "../../src/table/take_back/request_outcome";
import TakeBackButton from "../../src/table/take_back/TakeBackButton.svelte";
import TakeBackQuestion from "../../src/table/take_back/TakeBackQuestion.svelte";
import type { GameEvent, StateMessage } from "../../src/wire/types";
import { button, leave, seatedTable, show, textOf } from "../components/mounting";
import { network, settlePromises } from "../wire/fake_socket";
import { DRAW, state, table as tableMessage, view } from "./sample_messages";

afterEach(leave);

const FIRST = { type: "first", seat: 0 } as GameEvent;
const DRAWN = { type: "drawn", seat: 0 } as GameEvent;
const BACK = { type: "taken back", seat: 0, plays: 1 } as GameEvent;
const TAKE_BACKS = [{ seat: 0, ply: 2, to: 1, hindsight: false }];

const at = (ply: number, changes: Partial<StateMessage> = {}): object => ({
  ...state({ ply, view: view({ ply }), choices: DRAW, ...changes }),
  progress: [],
});

test("after a take-back the log is that of the whole game, and nothing of it is animated", async () => {
  const table = await seatedTable({ events: [FIRST] });
  network.socket.deliver(at(2, { events: [DRAWN] }));
  table.animations.skip();
  network.socket.deliver(at(1, { events: [FIRST, BACK], take_backs: TAKE_BACKS }));
  expect(table.log.lines.map(({ event }) => event.type)).toEqual(["first", "taken back"]);
  expect(table.animations.current).toBeNull();
  network.socket.deliver(at(2, { events: [DRAWN], take_backs: TAKE_BACKS }));
  expect(table.log.lines.map(({ event }) => event.type)).toEqual(["first", "taken back", "drawn"]);
});

test("a move names the number of take-backs that the player knows of", async () => {
  const table = await seatedTable({ choices: DRAW, take_backs: TAKE_BACKS });
  void table.play("draw");
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "play", ply: 1, take_backs: 1 });
});

test("a screen reader hears of a take-back", () => {
  const vocabulary = undefined;
  const lines = (...events: GameEvent[]) => events.map((event, index) => ({ number: index + 1, event }));
  const before = { lines: lines(FIRST, DRAWN, DRAWN), names: ["Ada", "Ben"], status: "", mine: false, vocabulary };
  const voice = new Announcements(before as never);
  const after = { ...before, lines: lines(FIRST, DRAWN, BACK) };
  expect(voice.next(after as never)?.text).toContain("Ada takes back a move.");
  expect(voice.next(after as never)).toBeNull();
});

test("the button takes back at once, or says that it asks", async () => {
  const table = await seatedTable({ take_back: { to: 0, how: "free" } });
  const menu = show(TakeBackButton, { table });
  button(menu, "Take back move")?.click();
  await settlePromises();
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "take_back", seat: 0, ply: 1, take_backs: 0 });
  network.socket.deliver(at(2, { take_back: { to: 0, how: "ask" } }));
  await settlePromises();
  expect(textOf(menu)).toBe("Ask to take back");
});

test("a button that can't be used still tells why", async () => {
  const table = await seatedTable();
  const menu = show(TakeBackButton, { table });
  expect(button(menu, "Take back move")?.getAttribute("aria-disabled")).toBe("true");
  button(menu, "Take back move")?.click();
  network.socket.answer("take_back", { type: "error", code: "not_possible", message: "No.", said: null });
  await settlePromises();
  expect(table.notices.current?.text).toBe("No.");
});

test("there is no button where moves stand", async () => {
  const table = await seatedTable({}, { take_back: false });
  expect(textOf(show(TakeBackButton, { table }))).toBe("");
});

test("others are asked, and agree or decline", async () => {
  const table = await seatedTable({ ply: 5 });
  const panel = show(TakeBackQuestion, { table });
  expect(textOf(panel)).toBe("");
  network.socket.deliver(tableMessage({ asked: { seat: 1, to: 3, waiting: [0] } }));
  await settlePromises();
  expect(textOf(panel)).toContain("Ben wants to take back 2 moves.");
  button(panel, "Agree")?.click();
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "agree", seat: 0, by: 1, to: 3 });
  network.socket.answer("agree", {});
  button(panel, "No")?.click();
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "decline", seat: 0 });
});

test("who asked learns what became of it", () => {
  const open = { open: true, ply: 5, takeBacks: 0 };
  expect(requestOutcome(null, open)).toBeNull();
  expect(requestOutcome(open, { open: false, ply: 5, takeBacks: 0 })).toBe("declined");
  expect(requestOutcome(open, { open: false, ply: 6, takeBacks: 0 })).toBe("moved");
  expect(requestOutcome(open, { open: false, ply: 4, takeBacks: 1 })).toBeNull();
});

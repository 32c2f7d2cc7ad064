import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOOK_BACK } from "../../src/state/hot_seat.svelte";
import { Table } from "../../src/state/table.svelte";
import { forgetTokens, keepTokens } from "../../src/storage/seat_tokens";
import { network, stubNetwork } from "../wire/fake_socket";
import { CLAIM, DRAW, staticData, state, table as tableMessage, view } from "./sample_messages";

let table: Table;

beforeEach(() => {
  localStorage.clear();
  stubNetwork();
  vi.stubGlobal("fetch", async (path: string) => staticData(path));
  keepTokens("T", "s0", "s1");
  openTable();
  network.socket.deliver(tableMessage({ mine: [0, 1] }));
});

afterEach(() => {
  table.close();
  forgetTokens("T");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTable(): void {
  table = new Table("T");
  network.socket.accept();
}

const ADA = view({ hand: { red: 1 } });
const BEN = view({ seat: 1, hand: { blue: 1 } });
const PUBLIC = view({ seat: -1, hand: {} });

/** Sends the state at a ply to every seat of the device; the acting seats have choices. */
function sendStates(ply: number, acting: readonly number[], events: object[] = []): void {
  network.socket.deliver(
    state({
      seat: 0,
      ply,
      view: ADA,
      choices: acting.includes(0) ? { ...DRAW, ...CLAIM } : {},
      events: events as never,
    }),
  );
  network.socket.deliver(state({ seat: 1, ply, view: BEN, choices: acting.includes(1) ? DRAW : {} }));
  network.socket.deliver(state({ seat: null, ply, view: PUBLIC }));
}

describe("the curtain", () => {
  test("is down at first, and shows public information only", () => {
    expect(network.socket.sent).toMatchObject([{ type: "sit" }, { type: "sit" }, { type: "watch" }]);
    sendStates(1, [0]);
    expect(table.curtain).toBe(0);
    expect(table.viewer).toBeNull();
    expect(table.view?.hand).toEqual({});
    table.raise();
    expect(table.curtain).toBeNull();
    expect(table.view?.hand).toEqual({ red: 1 });
  });

  test("shows nothing until all seats are connected", () => {
    network.socket.deliver(tableMessage({ mine: [0] }));
    network.socket.deliver(state({ seat: 0, view: ADA, choices: DRAW }));
    expect(table.view).toBeNull();
  });

  test("falls after a delay, so that the player sees the result of the turn", () => {
    sendStates(1, [0]);
    table.raise();
    sendStates(2, [1]);
    expect(table.viewer).toBe(0);
    expect(table.nextHolder).toBe(1);
    vi.advanceTimersByTime(LOOK_BACK);
    expect(table.curtain).toBe(1);
    expect(table.view?.hand).toEqual({});
    table.raise();
    expect(table.viewer).toBe(1);
  });

  test("falls at once when lowered", () => {
    sendStates(1, [0]);
    table.raise();
    sendStates(2, [1]);
    table.lower();
    expect(table.curtain).toBe(1);
  });

  test("stays raised while remote players act, and falls when the next local player has to act", () => {
    sendStates(1, [0]);
    table.raise();
    sendStates(2, []);
    vi.advanceTimersByTime(LOOK_BACK * 3);
    expect(table.viewer).toBe(0);
    sendStates(3, [1]);
    expect(table.curtain).toBe(1);
  });

  test("stays down if the turn moves on meanwhile", () => {
    sendStates(1, [0]);
    table.raise();
    sendStates(2, [1]);
    table.lower();
    sendStates(3, []);
    expect(table.view?.hand).toEqual({});
    expect(table.callers).toEqual([0, 1]);
  });

  test("can be raised by any player who still has to choose opening tickets", () => {
    sendStates(0, [0, 1]);
    expect(table.callers).toEqual([0, 1]);
    table.raise(1);
    expect(table.view?.hand).toEqual({ blue: 1 });
    sendStates(1, [0]);
    table.lower();
    expect(table.callers).toEqual([0]);
  });

  test("clears highlights, the staged move and notices when it falls", async () => {
    sendStates(1, [0]);
    table.raise();
    await table.point("route", "Paris-Zürich", "touch");
    table.highlight.keep("ticket 1", { cities: ["Paris"] });
    table.notices.tell("You have 1 red card.", "reason");
    sendStates(2, [1]);
    table.lower();
    expect([table.staging.current, table.notices.current, table.animations.current]).toEqual([null, null, null]);
    expect(table.highlight.any).toBe(false);
  });

  test("hides answers that arrive after it fell", async () => {
    await vi.waitFor(() => expect(table.notices.current?.text).toBe("There is nothing.")); // there is no map
    sendStates(1, [0]);
    table.raise();
    const asked = [table.why("route", "Brest-Paris"), table.plans(), table.play("draw")];
    table.lower();
    network.socket.answer("why", { type: "reason", text: "You have 1 red card." });
    network.socket.answer("play", { type: "error", code: "illegal", message: "You have 1 red card." });
    await Promise.all(asked.filter((_, index) => index !== 1));
    expect(table.notices.current).toBeNull();
  });

  test("is down again after a reload", () => {
    sendStates(1, [0]);
    table.raise();
    table.close();
    openTable();
    network.socket.deliver(tableMessage({ mine: [0, 1] }));
    sendStates(1, [0]);
    expect(table.curtain).toBe(0);
    expect(table.viewer).toBeNull();
  });

  test("is not needed at the end", () => {
    sendStates(1, [0]);
    network.socket.deliver(state({ seat: 0, ply: 2, view: view({ over: true }) }));
    expect(table.curtain).toBeNull();
    network.socket.deliver(tableMessage({ mine: [0, 1], status: "over" }));
    expect(table.curtain).toBeNull();
    expect(table.view).not.toBeNull();
  });
});

test("a single player at a device never sees a curtain", () => {
  table.close();
  forgetTokens("T", "s1");
  openTable();
  network.socket.deliver(tableMessage({ mine: [0] }));
  network.socket.deliver(state({ seat: 0, view: ADA, choices: DRAW }));
  expect(table.curtain).toBeNull();
  table.lower();
  expect(table.view?.hand).toEqual({ red: 1 });
});

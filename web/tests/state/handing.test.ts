import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOOK_BACK } from "../../src/state/handing.svelte";
import { Table } from "../../src/state/table.svelte";
import { forgetTokens, keepTokens } from "../../src/wire/session";
import { lay, line } from "../wire/line";
import { CLAIM, DRAW, library, state, table as told, view } from "./told";

let table: Table;

beforeEach(() => {
  localStorage.clear();
  lay();
  vi.stubGlobal("fetch", async (path: string) => library(path));
  keepTokens("T", "s0", "s1");
  open();
  line.end.say(told({ mine: [0, 1] }));
});

afterEach(() => {
  table.close();
  forgetTokens("T");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): void {
  table = new Table("T");
  line.end.accept();
}

const ADA = view({ hand: { red: 1 } });
const BEN = view({ seat: 1, hand: { blue: 1 } });
const PUBLIC = view({ seat: -1, hand: {} });

/** Tells everybody at the device how the game is: who may decide, and since which ply. */
function tell(ply: number, acting: readonly number[], events: object[] = []): void {
  line.end.say(state({ seat: 0, ply, view: ADA, choices: acting.includes(0) ? { ...DRAW, ...CLAIM } : {}, events: events as never }));
  line.end.say(state({ seat: 1, ply, view: BEN, choices: acting.includes(1) ? DRAW : {} }));
  line.end.say(state({ seat: null, ply, view: PUBLIC }));
}

describe("the curtain", () => {
  test("is there from the beginning, and shows what everybody may know", () => {
    expect(line.end.sent).toMatchObject([{ type: "sit" }, { type: "sit" }, { type: "watch" }]);
    tell(1, [0]);
    expect(table.curtain).toBe(0);
    expect(table.eyes).toBeNull();
    expect(table.view?.hand).toEqual({});
    table.raise();
    expect(table.curtain).toBeNull();
    expect(table.view?.hand).toEqual({ red: 1 });
  });

  test("shows nothing while people sit down one after the other", () => {
    line.end.say(told({ mine: [0] }));
    line.end.say(state({ seat: 0, view: ADA, choices: DRAW }));
    expect(table.view).toBeNull();
  });

  test("falls some time after the turn, so that its person sees what it brought", () => {
    tell(1, [0]);
    table.raise();
    tell(2, [1]);
    expect(table.eyes).toBe(0);
    expect(table.heir).toBe(1);
    vi.advanceTimersByTime(LOOK_BACK);
    expect(table.curtain).toBe(1);
    expect(table.view?.hand).toEqual({});
    table.raise();
    expect(table.eyes).toBe(1);
  });

  test("falls at once when its person wants that", () => {
    tell(1, [0]);
    table.raise();
    tell(2, [1]);
    table.lower();
    expect(table.curtain).toBe(1);
  });

  test("stays raised while others play, and falls when the next of those at the device has to decide", () => {
    tell(1, [0]);
    table.raise();
    tell(2, []);
    vi.advanceTimersByTime(LOOK_BACK * 3);
    expect(table.eyes).toBe(0);
    tell(3, [1]);
    expect(table.curtain).toBe(1);
  });

  test("stays down when somebody else has decided meanwhile", () => {
    tell(1, [0]);
    table.raise();
    tell(2, [1]);
    table.lower();
    tell(3, []);
    expect(table.view?.hand).toEqual({});
    expect(table.callers).toEqual([0, 1]);
  });

  test("can be raised by anybody who still has to choose opening tickets", () => {
    tell(0, [0, 1]);
    expect(table.callers).toEqual([0, 1]);
    table.raise(1);
    expect(table.view?.hand).toEqual({ blue: 1 });
    tell(1, [0]);
    table.lower();
    expect(table.callers).toEqual([0]);
  });

  test("leaves nothing lit, staged or said when it falls", async () => {
    tell(1, [0]);
    table.raise();
    await table.point("route", "Paris-Zürich", "touch");
    table.highlight.keep("ticket 1", { cities: ["Paris"] });
    table.notices.tell("You have 1 red card.", "reason");
    tell(2, [1]);
    table.lower();
    expect([table.staging.current, table.notices.current, table.show.current]).toEqual([null, null, null]);
    expect(table.highlight.any).toBe(false);
  });

  test("keeps an answer to itself that comes after it fell", async () => {
    tell(1, [0]);
    table.raise();
    const asked = [table.why("route", "Brest-Paris"), table.plans(), table.play("draw")];
    table.lower();
    line.end.answer("why", { type: "reason", text: "You have 1 red card." });
    line.end.answer("play", { type: "error", code: "illegal", message: "You have 1 red card." });
    await Promise.all(asked.filter((_, index) => index !== 1));
    expect(table.notices.current).toBeNull();
  });

  test("is there again after a reload", () => {
    tell(1, [0]);
    table.raise();
    table.close();
    open();
    line.end.say(told({ mine: [0, 1] }));
    tell(1, [0]);
    expect(table.curtain).toBe(0);
    expect(table.eyes).toBeNull();
  });

  test("is not needed at the end", () => {
    tell(1, [0]);
    line.end.say(state({ seat: 0, ply: 2, view: view({ over: true }) }));
    expect(table.curtain).toBeNull();
    line.end.say(told({ mine: [0, 1], status: "over" }));
    expect(table.curtain).toBeNull();
    expect(table.view).not.toBeNull();
  });
});

test("somebody alone at a device never sees a curtain", () => {
  table.close();
  forgetTokens("T", "s1");
  open();
  line.end.say(told({ mine: [0] }));
  line.end.say(state({ seat: 0, view: ADA, choices: DRAW }));
  expect(table.curtain).toBeNull();
  table.lower();
  expect(table.view?.hand).toEqual({ red: 1 });
});

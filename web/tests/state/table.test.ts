import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { Table } from "../../src/state/table.svelte";
import { forgetTokens, keepTokens, tokensOf } from "../../src/wire/session";
import { lay, line, settle } from "../wire/line";
import { CLAIM, DRAW, library, state, table as told, view } from "./told";

let table: Table;

beforeEach(() => {
  localStorage.clear();
  lay();
  vi.stubGlobal("fetch", async (path: string) => library(path));
});

afterEach(() => {
  table.close();
  forgetTokens("T");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a table where this browser has seats, or looks on. */
function sitDown(...tokens: string[]): void {
  if (tokens.length) keepTokens("T", ...tokens);
  table = new Table("T");
  line.end.accept();
}

async function comeBack(): Promise<void> {
  line.end.cut();
  await vi.advanceTimersByTimeAsync(1000);
  line.end.accept();
}

describe("sitting down", () => {
  test("somebody with a secret sits, and asks for all that has happened", () => {
    sitDown("s0");
    expect(line.end.sent).toMatchObject([{ type: "sit", table: "T", token: "s0", since: 0 }]);
  });

  test("somebody without one looks on", async () => {
    sitDown();
    await settle();
    expect(line.end.sent).toMatchObject([{ type: "watch", table: "T", since: 0 }]);
    line.end.say(told({ mine: [] }));
    line.end.say(state({ seat: null, view: view({ seat: -1 }) }));
    expect(table.eyes).toBeNull();
    expect(table.view?.seat).toBe(-1);
    expect(table.myTurn).toBe(false);
  });

  test("a secret that is refused is forgotten, and one looks on", async () => {
    sitDown("old");
    line.end.answer("sit", { type: "error", code: "not_found", message: "no" });
    await settle();
    expect(tokensOf("T")).toEqual([]);
    expect(line.end.sent.at(-1)).toMatchObject({ type: "watch" });
  });

  test("a table that does not exist is told as that", async () => {
    sitDown();
    await settle();
    line.end.answer("watch", { type: "error", code: "not_found", message: "There is no such table." });
    await settle();
    expect(table.failed).toBe("There is no such table.");
  });

  test("what never changes of the game is fetched once", async () => {
    sitDown("s0");
    line.end.say(told());
    line.end.say(told({ number: 2 }));
    await vi.waitFor(() => expect(table.board?.routes).toHaveLength(2));
    line.end.say(state());
    expect([...table.owners]).toEqual([["Brest-Paris", 1]]);
  });
});

describe("coming back", () => {
  test("asks for what happened since, and the log has no gap and nothing twice", async () => {
    sitDown("s0");
    line.end.say(told());
    line.end.say(state({ ply: 5, events: [{ type: "first", seat: 0 }] }));
    await comeBack();
    expect(line.end.sent).toMatchObject([{ type: "sit", since: 5 }]);
    line.end.say(told());
    line.end.say(state({ ply: 7, events: [{ type: "drawn", seat: 1 }] }));
    expect(table.log.lines.map(({ event }) => event.type)).toEqual(["first", "drawn"]);
    expect(table.log.lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("asks for everything if two seats have not heard the same, and begins their logs anew", async () => {
    sitDown("s0", "s1");
    line.end.say(told({ mine: [0, 1] }));
    line.end.say(state({ ply: 5, events: [{ type: "first", seat: 0 }], choices: DRAW }));
    line.end.say(state({ seat: 1, ply: 4, events: [{ type: "first", seat: 0 }] }));
    table.raise();
    await comeBack();
    expect(line.end.sent).toMatchObject([{ since: 0 }, { since: 0 }, { type: "watch", since: 0 }]);
    line.end.say(state({ ply: 5, events: [{ type: "first", seat: 0 }, { type: "drawn", seat: 1 }], choices: DRAW }));
    expect(table.log.lines).toHaveLength(2);
  });

  test("those who were muted stay so", async () => {
    sitDown("s0");
    void table.mute(1, true);
    await comeBack();
    line.end.answer("sit", {});
    await settle();
    expect(line.end.sent.at(-1)).toEqual(expect.objectContaining({ type: "mute", place: 1, muted: true }));
  });
});

test("somebody who looked on and then joined asks only for what is new after a break", async () => {
  sitDown();
  await settle();
  line.end.say(told({ mine: [] }));
  line.end.say(state({ seat: null, ply: 4 }));
  keepTokens("T", "s1");
  void table.sit();
  line.end.say(told({ mine: [1] }));
  line.end.say(state({ seat: 1, ply: 4 }));
  await comeBack();
  expect(line.end.sent).toMatchObject([{ type: "sit", token: "s1", since: 4 }]);
});

describe("moves", () => {
  beforeEach(() => {
    sitDown("s0");
    line.end.say(told());
    line.end.say(state({ ply: 3, choices: { ...DRAW, ...CLAIM } }));
    settings.confirm = "touch";
  });

  test("what has one way is played at once with a mouse", async () => {
    const pointed = table.point("deck");
    expect(line.end.sent.at(-1)).toMatchObject({ type: "play", seat: 0, ply: 3, action: "draw" });
    expect(table.sent).toBe("draw");
    line.end.answer("play", { ply: 4 });
    await pointed;
    expect(table.sent).toBeNull();
  });

  test("with a finger it is staged, and played when it is confirmed", async () => {
    await table.point("deck", "", "touch");
    expect(table.staging.current?.action).toBe("draw");
    expect(line.end.sent.at(-1)?.type).toBe("sit");
    void table.confirm();
    expect(line.end.sent.at(-1)).toMatchObject({ type: "play", action: "draw" });
  });

  test("a station is announced before it is built, unless no move is to be confirmed", async () => {
    line.end.say(state({ choices: { city: { Paris: ["station Paris R"] } } }));
    await table.point("city", "Paris", "mouse");
    expect(table.sent).toBeNull();
    expect(table.staging.current).toMatchObject({ where: "city", action: "station Paris R" });
    settings.confirm = "never";
    void table.point("city", "Paris", "mouse");
    expect(table.sent).toBe("station Paris R");
  });

  test("a claim whose only way spends a spare locomotive is announced before", async () => {
    line.end.say(state({ choices: { route: { "Paris-Zürich": ["claim Paris-Zürich RRL"] } } }));
    await table.point("route", "Paris-Zürich", "mouse");
    expect(table.sent).toBeNull();
    expect(table.staging.current).toMatchObject({ action: "claim Paris-Zürich RRL" });
    line.end.say(state({ choices: { route: { "Paris-Zürich": ["claim Paris-Zürich RRR"] } } }));
    void table.point("route", "Paris-Zürich", "mouse");
    expect(table.sent).toBe("claim Paris-Zürich RRR");
  });

  test("what was told about waiting goes when the own turn comes, or when something else is used", async () => {
    line.end.say(state({ ply: 4, choices: {} }));
    table.notices.tell("It is not your turn.", "reason");
    line.end.say(state({ ply: 5, choices: { ...DRAW, ...CLAIM } }));
    expect(table.notices.current).toBeNull();
    table.notices.tell("Brest – Paris: 2 short.", "reason");
    await table.point("route", "Paris-Zürich");
    expect(table.notices.current?.kind).not.toBe("reason");
  });

  test("of several ways, the one that spends fewest locomotives is proposed", async () => {
    await table.point("route", "Paris-Zürich");
    expect(table.staging.current?.action).toBe("claim Paris-Zürich RRR");
    table.staging.choose("claim Paris-Zürich RRL");
    void table.confirm();
    expect(line.end.sent.at(-1)).toMatchObject({ action: "claim Paris-Zürich RRL" });
  });

  test("the reason is told for what can't be used", async () => {
    const pointed = table.point("route", "Brest-Paris");
    expect(line.end.sent.at(-1)).toMatchObject({ type: "why", where: "route", what: "Brest-Paris", seat: 0 });
    const said = { is: "reason", template: "{what}, and {seat} has claimed it.", facts: { what: "Brest", seat: { is: "seat", seat: 1 } } };
    line.end.answer("why", { type: "reason", text: "Brest, and seat 1 has claimed it.", said });
    await pointed;
    expect(table.notices.current).toMatchObject({ kind: "reason", text: "Brest, and Ben has claimed it.", said });
  });

  test("nothing is asked or told of a game that is over", async () => {
    line.end.say(state({ ply: 9, choices: {}, view: view({ over: true }) }));
    await table.point("route", "Brest-Paris");
    expect(line.end.sent.some(({ type }) => type === "why")).toBe(false);
    expect(table.notices.current?.kind).not.toBe("reason");
  });

  test("a second move is not sent before the first is answered", async () => {
    void table.play("draw");
    expect(await table.play("draw")).toBe(false);
    expect(line.end.sent.filter(({ type }) => type === "play")).toHaveLength(1);
  });

  test("a refusal is told, and one may choose again", async () => {
    const played = table.play("draw");
    line.end.answer("play", { type: "error", code: "stale", message: "The table has gone on." });
    expect(await played).toBe(false);
    expect(table.notices.current).toMatchObject({ kind: "problem", text: "The table has gone on." });
    expect(table.sent).toBeNull();
  });

  test("a staged move that is no longer possible is given up", async () => {
    await table.point("route", "Paris-Zürich");
    line.end.say(state({ ply: 4, choices: DRAW }));
    expect(table.staging.current).toBeNull();
  });
});

test("own secrets are good for the rematch too", () => {
  sitDown("s0");
  line.end.say(told({ status: "over", rematch: "T2" }));
  expect(tokensOf("T2")).toEqual(["s0"]);
  forgetTokens("T2");
});

test("what others do is shown one after the other, except to somebody who was away for long", () => {
  settings.speed = "normal";
  sitDown("s0");
  line.end.say(told());
  line.end.say(state({ ply: 1 }));
  line.end.say(state({ ply: 2, events: [{ type: "drawn", seat: 1 }, { type: "drawn", seat: 1 }] }));
  expect(table.show.current?.event.type).toBe("drawn");
  line.end.say(state({ ply: 40, events: [{ type: "taken", seat: 1, card: "red" }] }));
  expect(table.show.current).toBeNull();
});

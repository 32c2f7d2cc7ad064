import { expect, test } from "vitest";
import { Log } from "../../src/state/log";
import { Voice, type Scene } from "../../src/table/voice";
import type { GameEvent } from "../../src/wire/types";

const NAMES = ["Ada", "Ben"];
const claimed: GameEvent = { type: "claimed", seat: 1, route: "Paris-Wien", cards: "RR", points: 2 };
const taken: GameEvent = { type: "taken", seat: 1, card: "red" };

const scene = (log: Log, status: string, mine = false): Scene => ({ lines: log.lines, names: NAMES, status, mine });

test("whoever comes hears how the table stands, and not what happened before", () => {
  const log = new Log().with([claimed, taken]);
  const voice = new Voice(scene(log, "It is Ben’s turn."));
  expect(voice.next(scene(log, "It is Ben’s turn."))).toEqual({ text: "It is Ben’s turn.", urgent: false });
  expect(voice.next(scene(log, "It is Ben’s turn."))).toBeNull();
});

test("what others do is said once, when there is a pause", () => {
  const before = new Log();
  const voice = new Voice(scene(before, ""));
  const after = before.with([claimed]);
  expect(voice.next(scene(after, "It is Ben’s turn."))).toEqual({ text: "Ben claims Paris – Wien with 2 red for 2 points.", urgent: false });
  expect(voice.next(scene(after, "It is Ben’s turn."))).toBeNull();
});

test("the own turn is said at once, after what led to it", () => {
  const voice = new Voice(scene(new Log(), "It is Ben’s turn."));
  const said = voice.next(scene(new Log().with([taken]), "Your turn: draw cards.", true));
  expect(said).toEqual({ text: "Ben takes a red card from the row. Your turn: draw cards.", urgent: true });
});

test("the same thing to decide is said again when something has happened in between", () => {
  const voice = new Voice(scene(new Log(), ""));
  const log = new Log().with([taken]);
  voice.next(scene(log, "Your turn: draw cards.", true));
  expect(voice.next(scene(log, "Your turn: draw cards.", true))).toBeNull();
  expect(voice.next(scene(log.with([claimed]), "Your turn: draw cards.", true))?.text).toContain("Your turn: draw cards.");
});

test("after a long absence the newest is said, and how much more there is", () => {
  const voice = new Voice(scene(new Log(), ""));
  const said = voice.next(scene(new Log().with(Array.from({ length: 30 }, () => claimed)), "It is Ben’s turn."));
  expect(said?.text).toMatch(/^22 more things have happened/);
  expect(said?.text.match(/Ben claims/g)).toHaveLength(8);
});

test("a log that begins anew is not read out from its beginning", () => {
  const voice = new Voice(scene(new Log().with([claimed, claimed, claimed]), ""));
  expect(voice.next(scene(new Log().with([claimed]), ""))).toBeNull();
});

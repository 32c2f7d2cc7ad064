import { expect, test } from "vitest";
import { EventLog } from "../../src/state/event_log";
import { Announcements, type AnnouncedState } from "../../src/table/screen_reader/announcements";
import type { GameEvent } from "../../src/wire/types";

const NAMES = ["Ada", "Ben"];
const claimed: GameEvent = { type: "claimed", seat: 1, route: "Paris-Wien", cards: "RR", points: 2 };
const taken: GameEvent = { type: "taken", seat: 1, card: "red" };

const tableState = (log: EventLog, status: string, mine = false): AnnouncedState => ({
  lines: log.lines,
  names: NAMES,
  status,
  mine,
});

test("a newcomer hears the current status, not earlier events", () => {
  const log = new EventLog().with([claimed, taken]);
  const announcements = new Announcements(tableState(log, "It’s Ben’s turn."));
  expect(announcements.next(tableState(log, "It’s Ben’s turn."))).toEqual({ text: "It’s Ben’s turn.", urgent: false });
  expect(announcements.next(tableState(log, "It’s Ben’s turn."))).toBeNull();
});

test("moves of others are announced once, politely", () => {
  const before = new EventLog();
  const announcements = new Announcements(tableState(before, ""));
  const after = before.with([claimed]);
  expect(announcements.next(tableState(after, "It’s Ben’s turn."))).toEqual({
    text: "Ben claims Paris – Wien with 2 red for 2 points.",
    urgent: false,
  });
  expect(announcements.next(tableState(after, "It’s Ben’s turn."))).toBeNull();
});

test("the player's turn is announced urgently, after the events that led to it", () => {
  const announcements = new Announcements(tableState(new EventLog(), "It’s Ben’s turn."));
  const said = announcements.next(tableState(new EventLog().with([taken]), "Your turn: draw cards.", true));
  expect(said).toEqual({ text: "Ben takes a red card from the row. Your turn: draw cards.", urgent: true });
});

test("an unchanged prompt is repeated after new events", () => {
  const announcements = new Announcements(tableState(new EventLog(), ""));
  const log = new EventLog().with([taken]);
  announcements.next(tableState(log, "Your turn: draw cards.", true));
  expect(announcements.next(tableState(log, "Your turn: draw cards.", true))).toBeNull();
  expect(announcements.next(tableState(log.with([claimed]), "Your turn: draw cards.", true))?.text).toContain(
    "Your turn: draw cards.",
  );
});

test("after a long absence the latest events are announced, with a count of the rest", () => {
  const announcements = new Announcements(tableState(new EventLog(), ""));
  const said = announcements.next(
    tableState(new EventLog().with(Array.from({ length: 30 }, () => claimed)), "It’s Ben’s turn."),
  );
  expect(said?.text).toMatch(/^22 more events/);
  expect(said?.text.match(/Ben claims/g)).toHaveLength(8);
});

test("a log that restarts is not read out from its beginning", () => {
  const announcements = new Announcements(tableState(new EventLog().with([claimed, claimed, claimed]), ""));
  expect(announcements.next(tableState(new EventLog().with([claimed]), ""))).toBeNull();
});

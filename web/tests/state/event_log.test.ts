import { expect, test } from "vitest";
import { minutes } from "../../src/state/clock.svelte";
import { EventLog } from "../../src/state/event_log";

const CLAIMED = { type: "claimed", seat: 0, route: "Paris-Zürich" };
const OTHERS = [
  { type: "drawn", seat: 1 },
  { type: "row", card: "red" },
  { type: "taken", seat: 1, card: "red" },
];

test("lines keep their numbers as more are added", () => {
  const log = new EventLog().with([CLAIMED]).with(OTHERS);
  expect(log.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("since returns the other players' actions after a seat's last one, with their consequences", () => {
  const log = new EventLog().with([...OTHERS, CLAIMED]).with(OTHERS);
  expect(log.since(0).map(({ event }) => event)).toEqual(OTHERS);
  expect(log.since(7)).toHaveLength(7);
});

test("the last action of a seat is its decision, not the consequences", () => {
  const log = new EventLog().with([...OTHERS, { type: "given", seat: 1, card: "locomotive" }]);
  expect(log.latest(1)?.event.type).toBe("taken");
  expect(log.latest(0)).toBeUndefined();
});

test("the last move of a seat has both cards it drew, and not those of an earlier turn", () => {
  const twice = new EventLog().with([...OTHERS, CLAIMED, ...OTHERS]);
  expect(twice.latestMove(1).map(({ number }) => number)).toEqual([5, 7]);
  expect(
    twice
      .with([CLAIMED, { type: "taken", seat: 1, card: "locomotive" }])
      .latestMove(1)
      .map(({ number }) => number),
  ).toEqual([9]);
  expect(twice.latestMove(0).map(({ event }) => event)).toEqual([CLAIMED]);
  expect(twice.latestMove(3)).toEqual([]);
});

test("a very long game drops its oldest lines, and numbers stay unique", () => {
  const log = new EventLog().with(Array.from({ length: 3000 }, () => CLAIMED)).with([CLAIMED]);
  expect(log.lines.length).toBeLessThan(3000);
  expect(log.lines.at(-1)?.number).toBe(3001);
});

test("a forgetful log keeps fleeting facts of the latest move only", () => {
  const moved = { type: "moved", seat: 0, count: 2, cards: "RL" };
  const log = new EventLog().with([moved, CLAIMED]).with([moved]).with([]);
  const fleeting = new Map([["moved", ["cards"]]]);
  expect(log.forgetful(fleeting).lines.map(({ event }) => event)).toEqual([
    { type: "moved", seat: 0, count: 2 },
    CLAIMED,
    moved,
  ]);
  expect(
    log
      .with([CLAIMED])
      .forgetful(fleeting)
      .lines.map(({ event }) => event.cards),
  ).toEqual([undefined, undefined, undefined, undefined]);
  expect(log.forgetful(new Map()).lines).toEqual(log.lines);
});

test("remaining time is formatted as minutes and seconds, and never negative", () => {
  expect([65, 9.6, -3].map(minutes)).toEqual(["1:05", "0:10", "0:00"]);
});

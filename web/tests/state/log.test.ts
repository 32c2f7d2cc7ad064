import { expect, test } from "vitest";
import { minutes } from "../../src/state/clock.svelte";
import { Log } from "../../src/state/log";

const CLAIMED = { type: "claimed", seat: 0, route: "Paris-Zürich" };
const OTHERS = [{ type: "drawn", seat: 1 }, { type: "row", card: "red" }, { type: "taken", seat: 1, card: "red" }];

test("lines keep their numbers when more come", () => {
  const log = new Log().with([CLAIMED]).with(OTHERS);
  expect(log.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("what others did since one's own last deed is known, with what came of it", () => {
  const log = new Log().with([...OTHERS, CLAIMED]).with(OTHERS);
  expect(log.since(0).map(({ event }) => event)).toEqual(OTHERS);
  expect(log.since(7)).toHaveLength(7);
});

test("the last deed of a seat is what it decided, and not what came of it", () => {
  const log = new Log().with([...OTHERS, { type: "given", seat: 1, card: "locomotive" }]);
  expect(log.latest(1)?.event.type).toBe("taken");
  expect(log.latest(0)).toBeUndefined();
});

test("a very long game forgets its beginning, and no number comes twice", () => {
  const log = new Log().with(Array.from({ length: 3000 }, () => CLAIMED)).with([CLAIMED]);
  expect(log.lines.length).toBeLessThan(3000);
  expect(log.lines.at(-1)?.number).toBe(3001);
});

test("time that is left is written as on a watch, and never less than nothing", () => {
  expect([65, 9.6, -3].map(minutes)).toEqual(["1:05", "0:10", "0:00"]);
});

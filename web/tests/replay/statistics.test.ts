import { expect, test } from "vitest";
import { grown, sources } from "../../src/replay/statistics/growth";
import { lengths } from "../../src/replay/statistics/lengths";
import { apart, scale, ticks } from "../../src/replay/statistics/scale";
import type { SeatStatistics, Statistics } from "../../src/wire/types";

const seat = (routes: Record<string, number>): SeatStatistics => ({ routes }) as SeatStatistics;

const TOLD: Statistics = {
  plies: [0, 2, 5],
  points: { routes: [[0, 4, 11], [0, 0, 7]], tickets: [[-8, -8, 8], [-5, -5, -5]], stations: [[0, 0, 0], [0, 0, 0]] },
  seats: [seat({ "2": 1, "4": 3 }), seat({ "6": 1 })],
};

test("points of all sources together are their sum", () => {
  expect(grown(TOLD, null)).toEqual([[-8, -4, 19], [-5, -5, 2]]);
  expect(grown(TOLD, "routes")).toEqual([[0, 4, 11], [0, 0, 7]]);
});

test("a source that brought nobody anything is not offered", () => {
  expect(sources(TOLD)).toEqual(["routes", "tickets"]);
});

test("all lengths that the board has between the shortest and the longest route have a place", () => {
  const board = [8, 1, 2, 3, 4, 4, 6].map((length) => ({ length }));
  expect(lengths(TOLD, board)).toEqual([2, 3, 4, 6]);
  expect(lengths({ ...TOLD, seats: [seat({}), seat({})] }, board)).toEqual([]);
});

test.each([
  [-19, 128, [-50, 0, 50, 100, 150]],
  [0, 6, [0, 2, 4, 6]],
  [0, 1, [0, 1]],
  [-432, 60, [-500, -400, -300, -200, -100, 0, 100]],
])("an axis from %d to %d has round numbers", (least, most, marks) => {
  expect(ticks(least, most)).toEqual(marks);
});

test("a scale leads from one end to the other", () => {
  const x = scale([-10, 10], [0, 200]);
  expect([x(-10), x(0), x(10)]).toEqual([0, 100, 200]);
  expect(scale([3, 3], [0, 10])(3)).toBe(0);
});

test("labels keep their distance and stay in sight", () => {
  const moved = apart([100, 101, 102, 5], 20, [0, 120]);
  const order = [...moved].sort((one, other) => one - other);
  expect(moved[3]).toBe(5);
  order.slice(1).forEach((place, at) => expect(place - (order[at] ?? 0)).toBeGreaterThanOrEqual(20));
  expect(Math.max(...moved)).toBeLessThanOrEqual(120);
});

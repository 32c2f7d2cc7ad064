import { expect, test } from "vitest";
import { pointsOverTime, pointSources } from "../../src/replay/statistics/points_over_time";
import { routeLengths } from "../../src/replay/statistics/route_lengths";
import { spreadApart, scale, ticks } from "../../src/replay/statistics/scale";
import type { SeatStatistics, Statistics } from "../../src/wire/types";

const seat = (routes: Record<string, number>): SeatStatistics => ({ routes }) as SeatStatistics;

const STATISTICS: Statistics = {
  plies: [0, 2, 5],
  points: {
    routes: [
      [0, 4, 11],
      [0, 0, 7],
    ],
    tickets: [
      [-8, -8, 8],
      [-5, -5, -5],
    ],
    stations: [
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
  seats: [seat({ "2": 1, "4": 3 }), seat({ "6": 1 })],
};

test("the total is the sum of all sources", () => {
  expect(pointsOverTime(STATISTICS, null)).toEqual([
    [-8, -4, 19],
    [-5, -5, 2],
  ]);
  expect(pointsOverTime(STATISTICS, "routes")).toEqual([
    [0, 4, 11],
    [0, 0, 7],
  ]);
});

test("a source that scored for nobody is not offered", () => {
  expect(pointSources(STATISTICS)).toEqual(["routes", "tickets"]);
});

test("every length between the shortest and the longest route has a column", () => {
  const board = [8, 1, 2, 3, 4, 4, 6].map((length) => ({ length }));
  expect(routeLengths(STATISTICS, board)).toEqual([2, 3, 4, 6]);
  expect(routeLengths({ ...STATISTICS, seats: [seat({}), seat({})] }, board)).toEqual([]);
});

test.each([
  [-19, 128, [-50, 0, 50, 100, 150]],
  [0, 6, [0, 2, 4, 6]],
  [0, 1, [0, 1]],
  [-432, 60, [-500, -400, -300, -200, -100, 0, 100]],
])("an axis from %d to %d has round numbers", (least, most, marks) => {
  expect(ticks(least, most)).toEqual(marks);
});

test("a scale maps both ends of its domain to both ends of its range", () => {
  const x = scale([-10, 10], [0, 200]);
  expect([x(-10), x(0), x(10)]).toEqual([0, 100, 200]);
  expect(scale([3, 3], [0, 10])(3)).toBe(0);
});

test("labels keep their distance and stay within the chart", () => {
  const moved = spreadApart([100, 101, 102, 5], 20, [0, 120]);
  const order = [...moved].sort((one, other) => one - other);
  expect(moved[3]).toBe(5);
  order.slice(1).forEach((place, at) => expect(place - (order[at] ?? 0)).toBeGreaterThanOrEqual(20));
  expect(Math.max(...moved)).toBeLessThanOrEqual(120);
});

import { expect, test } from "vitest";
import { ticketSketch } from "../../src/table/tickets/ticket_sketch";
import type { Drawing } from "../../src/wire/drawing";

const city = (name: string, x: number, y: number, kind = "city") => ({ name, x, y, kind });
const route = (one: number, other: number, length: number) => ({
  name: `${one}-${other}`,
  cities: [one, other],
  length,
  path: `M${one} ${other}`,
  cars: [],
});

const drawing = {
  cities: [
    city("A", 0, 0),
    city("B", 10, 0),
    city("C", 10, 20),
    city("D", 0, 20),
    city("Land", 5, 5, "country"),
    city("Far", 90, 90),
  ],
  routes: [route(0, 1, 1), route(1, 2, 2), route(0, 3, 6), route(3, 2, 1), route(0, 4, 1), route(4, 2, 1)],
} as unknown as Drawing;

test("the sketch of a ticket is its shortest way in trains, which passes no country", () => {
  const sketch = ticketSketch(drawing, ["A", "C"]);
  expect(sketch?.path).toBe("M0 1M1 2");
  expect(sketch?.ends).toEqual([
    [0, 0],
    [10, 20],
  ]);
  expect(sketch?.stops).toEqual([[10, 0]]);
});

test("a way may end in a country", () => {
  expect(ticketSketch(drawing, ["C", "Land"])?.path).toBe("M4 2");
});

test("a straight way has room around it", () => {
  const box = ticketSketch(drawing, ["A", "B"])?.box;
  expect(box).toEqual({ x: 0, y: -2.25, width: 10, height: 4.5 });
});

test("there is no sketch without a map or a way", () => {
  expect(ticketSketch(null, ["A", "C"])).toBeNull();
  expect(ticketSketch(drawing, ["A", "Far"])).toBeNull();
});

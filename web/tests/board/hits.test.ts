import { expect, test } from "vitest";
import { gap, hit, shapesOf } from "../../src/board/hits";
import { drawing } from "./drawn";

const shapes = shapesOf(drawing);
const FINGER = 22;
const never = (): boolean => false;

test("what a pointer is on is meant, even if something near could be used and this can't", () => {
  const found = hit(shapes, { x: 150, y: 92 }, FINGER, ({ name }) => name === "Paris-Zürich/blue");
  expect(found?.name).toBe("Paris-Zürich/red");
});

test("beside two routes, the one that can be used is meant", () => {
  const above = { x: 150, y: 80 };
  expect(hit(shapes, above, FINGER, never)?.name).toBe("Paris-Zürich/red");
  expect(hit(shapes, above, FINGER, ({ name }) => name === "Paris-Zürich/blue")?.name).toBe("Paris-Zürich/blue");
});

test("of equals the nearest is meant, and what is out of reach is not", () => {
  expect(hit(shapes, { x: 150, y: 121 }, FINGER, () => true)?.name).toBe("Paris-Zürich/blue");
  expect(hit(shapes, { x: 150, y: 150 }, FINGER, () => true)).toBeNull();
});

test("cities and passengers are meant where they are", () => {
  expect(hit(shapes, { x: 300, y: 99 }, 5, never)).toMatchObject({ kind: "city", name: "Wien" });
  expect(hit(shapes, { x: 296, y: 131 }, 5, never)).toMatchObject({ kind: "passenger", name: "Wien" });
});

test("a finger reaches at least 44 pixels across the thinnest route", () => {
  const reached = [178, 222].map((y) => hit(shapes, { x: 150, y }, FINGER, never)?.name);
  expect(reached).toEqual(["Wien-Zürich", "Wien-Zürich"]);
});

test("the gap to a bar is measured from its rim", () => {
  const bar = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, half: 3 };
  expect(gap(bar, { x: 5, y: 8 })).toBe(5);
  expect(gap(bar, { x: 14, y: 3 })).toBe(2);
  expect(gap(bar, { x: 5, y: 1 })).toBe(-2);
});

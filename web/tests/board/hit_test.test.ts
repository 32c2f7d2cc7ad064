import { expect, test } from "vitest";
import { distanceToSegment, hitTest, hitShapes } from "../../src/board/hit_test";
import { drawing } from "./drawings";

const shapes = hitShapes(drawing);
const FINGER = 22;
const never = (): boolean => false;

test("the shape under the pointer is hit, even if only a neighbouring one is usable", () => {
  const found = hitTest(shapes, { x: 150, y: 92 }, FINGER, ({ name }) => name === "Paris-Zürich/blue");
  expect(found?.name).toBe("Paris-Zürich/red");
});

test("beside two routes, the usable one is hit", () => {
  const above = { x: 150, y: 80 };
  expect(hitTest(shapes, above, FINGER, never)?.name).toBe("Paris-Zürich/red");
  expect(hitTest(shapes, above, FINGER, ({ name }) => name === "Paris-Zürich/blue")?.name).toBe("Paris-Zürich/blue");
});

test("the nearest of several usable shapes is hit, and none out of reach", () => {
  expect(hitTest(shapes, { x: 150, y: 121 }, FINGER, () => true)?.name).toBe("Paris-Zürich/blue");
  expect(hitTest(shapes, { x: 150, y: 150 }, FINGER, () => true)).toBeNull();
});

test("cities and passengers are hit at their positions", () => {
  expect(hitTest(shapes, { x: 300, y: 99 }, 5, never)).toMatchObject({ kind: "city", name: "Wien" });
  expect(hitTest(shapes, { x: 296, y: 131 }, 5, never)).toMatchObject({ kind: "passenger", name: "Wien" });
});

test("even the thinnest route has a touch target of 44 pixels", () => {
  const reached = [178, 222].map((y) => hitTest(shapes, { x: 150, y }, FINGER, never)?.name);
  expect(reached).toEqual(["Wien-Zürich", "Wien-Zürich"]);
});

test("the distance to a segment is measured from its edge", () => {
  const bar = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, half: 3 };
  expect(distanceToSegment(bar, { x: 5, y: 8 })).toBe(5);
  expect(distanceToSegment(bar, { x: 14, y: 3 })).toBe(2);
  expect(distanceToSegment(bar, { x: 5, y: 1 })).toBe(-2);
});

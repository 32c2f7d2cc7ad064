import { expect, test } from "vitest";
import { beside, overlap } from "../../src/board/beside";

const frame = { x: 200, y: 40, width: 900, height: 560 };
const panel = { width: 400, height: 110 };

test.each([
  ["below", { x: 500, y: 200, width: 100, height: 40 }],
  ["above", { x: 500, y: 520, width: 100, height: 40 }],
  ["beside the left edge", { x: 205, y: 60, width: 60, height: 480 }],
  ["beside the right edge", { x: 1030, y: 60, width: 60, height: 480 }],
])("a panel stands beside its target without covering it: %s", (_, target) => {
  const at = { ...beside(target, panel, frame), ...panel };
  expect(overlap(at, target)).toBe(0);
  expect(at.x).toBeGreaterThanOrEqual(frame.x);
  expect(at.y).toBeGreaterThanOrEqual(frame.y);
  expect(at.x + at.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(at.y + at.height).toBeLessThanOrEqual(frame.y + frame.height);
});

test("where nothing is free, the panel covers as little of its target as possible", () => {
  const target = { x: 210, y: 50, width: 800, height: 500 };
  const at = { ...beside(target, panel, frame), ...panel };
  expect(overlap(at, target)).toBeLessThan(panel.width * panel.height);
});

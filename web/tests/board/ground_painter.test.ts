import { expect, test } from "vitest";
import { covers, inPixels, regionAround } from "../../src/board/ground_painter";

const frame = { width: 800, height: 600 };

test("the painted region extends beyond what is visible, and beyond the map", () => {
  const middle = regionAround({ x: -1600, y: -1000, scale: 2 }, frame);
  expect(middle.x).toBeLessThan(800);
  expect(middle.x + middle.width).toBeGreaterThan(1200);
  expect(regionAround({ x: 100, y: 60, scale: 0.5 }, frame, 0)).toEqual({
    x: -200,
    y: -120,
    width: 1600,
    height: 1200,
  });
});

test("a painted region covers a short pan but not a long one", () => {
  const viewport = { x: -1600, y: -1000, scale: 2 };
  const piece = regionAround(viewport, frame);
  expect(covers(piece, { ...viewport, x: -1700 }, frame)).toBe(true);
  expect(covers(piece, { ...viewport, x: -2300 }, frame)).toBe(false);
});

test("a region is rounded outwards to whole pixels", () => {
  const piece = { x: 101, y: 57, width: 333, height: 222 };
  for (const scale of [0.56, 1.13, 2.7]) {
    const { x, y, width, height } = inPixels(piece, scale);
    for (const edge of [x, y, width, height]) expect(edge * scale).toBeCloseTo(Math.round(edge * scale));
    expect(x).toBeLessThanOrEqual(piece.x);
    expect(x + width).toBeGreaterThanOrEqual(piece.x + piece.width);
    expect(y + height).toBeGreaterThanOrEqual(piece.y + piece.height - 1e-9);
  }
});

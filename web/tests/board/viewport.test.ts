import { expect, test } from "vitest";
import {
  fit,
  zoomOutToInclude,
  pan,
  pinch,
  panTo,
  toFrame,
  toMap,
  zoom,
  type Viewport,
} from "../../src/board/viewport";

const map = { x: 0, y: 0, width: 1600, height: 1000 };
const wide = { x: 0, y: 0, width: 1440, height: 950 };
const phone = { x: 0, y: 0, width: 390, height: 500 };

test("fit centres the whole map in its frame", () => {
  const viewport = fit(map, wide);
  const [corner, end] = [toFrame(viewport, { x: 0, y: 0 }), toFrame(viewport, { x: 1600, y: 1000 })];
  expect(corner.x).toBeGreaterThanOrEqual(0);
  expect(end.x).toBeLessThanOrEqual(wide.width);
  expect(corner.x).toBeCloseTo(wide.width - end.x);
  expect(corner.y).toBeGreaterThanOrEqual(0);
  expect(corner.y).toBeLessThan(wide.height - end.y); // sheets rise from below
});

test("zooming keeps the point under the pointer in place", () => {
  const at = { x: 900, y: 300 };
  const before = zoom(fit(map, wide), 2, at, map, wide);
  const after = zoom(before, 1.5, at, map, wide);
  expect(toMap(after, at).x).toBeCloseTo(toMap(before, at).x);
  expect(toMap(after, at).y).toBeCloseTo(toMap(before, at).y);
});

test("zoom is limited to between the whole map and the maximum scale", () => {
  const viewport = fit(map, wide);
  expect(zoom(viewport, 0.1, { x: 0, y: 0 }, map, wide)).toEqual(viewport);
  expect(zoom(viewport, 100, { x: 0, y: 0 }, map, wide).scale).toBe(4);
});

test("the map can't be panned out of its frame", () => {
  const near = zoom(fit(map, wide), 3, { x: 700, y: 450 }, map, wide);
  const far = pan(near, 99_999, -99_999, map, wide);
  expect(far.x).toBeLessThanOrEqual(wide.width / 4);
  expect(far.y + map.height * far.scale).toBeGreaterThanOrEqual((wide.height * 3) / 4);
  expect(pan(fit(map, wide), 50, 50, map, wide)).toEqual(fit(map, wide));
});

test("pinching keeps the map under both fingers", () => {
  const near: Viewport = zoom(fit(map, wide), 2, { x: 700, y: 450 }, map, wide);
  const [a, b] = [
    { x: 600, y: 400 },
    { x: 800, y: 400 },
  ];
  const [c, d] = [
    { x: 550, y: 420 },
    { x: 850, y: 420 },
  ];
  const after = pinch(near, [a, b], [c, d], map, wide);
  expect(after.scale).toBeCloseTo(near.scale * 1.5);
  expect(toFrame(after, toMap(near, a)).x).toBeCloseTo(c.x);
  expect(toFrame(after, toMap(near, b)).y).toBeCloseTo(d.y);
});

test("both cities of a ticket are brought into view with no more zooming than needed", () => {
  const near = zoom(fit(map, phone), 5, { x: 0, y: 0 }, map, phone);
  const cities = [
    { x: 300, y: 200 },
    { x: 1300, y: 800 },
  ];
  const seen = cities.map((city) => toFrame(zoomOutToInclude(near, cities, map, phone), city));
  for (const { x, y } of seen) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(phone.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(phone.height);
  }
  expect(zoomOutToInclude(fit(map, wide), cities, map, wide)).toEqual(fit(map, wide));
});

test("a focused point is panned into view, unless it is visible already", () => {
  const near = zoom(fit(map, wide), 3, { x: 0, y: 0 }, map, wide);
  const seen = toFrame(panTo(near, { x: 1400, y: 900 }, map, wide), { x: 1400, y: 900 });
  expect(seen.x).toBeLessThan(wide.width);
  expect(seen.y).toBeLessThan(wide.height);
  expect(panTo(near, toMap(near, { x: 700, y: 450 }), map, wide)).toEqual(near);
});

test("only the part that nothing covers counts, and only the part of the map that has anything on it", () => {
  const content = { x: 100, y: 50, width: 1000, height: 500 };
  const free = { x: 200, y: 40, width: 800, height: 600 };
  const viewport = fit(content, free);
  expect(toFrame(viewport, { x: 100, y: 300 }).x).toBeCloseTo(206);
  expect(toFrame(viewport, { x: 1100, y: 300 }).x).toBeCloseTo(994);
  expect(toFrame(viewport, { x: 100, y: 50 }).y).toBeGreaterThanOrEqual(40);
  expect(toFrame(viewport, { x: 100, y: 550 }).y).toBeLessThanOrEqual(640);
  const near = zoom(viewport, 3, { x: 600, y: 340 }, content, free);
  const seen = toFrame(panTo(near, { x: 1100, y: 550 }, content, free), { x: 1100, y: 550 });
  expect(seen.x).toBeLessThan(1000);
  expect(seen.y).toBeLessThan(640);
});

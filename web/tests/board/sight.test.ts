import { expect, test } from "vitest";
import { close, fit, include, pan, pinch, reveal, toFrame, toMap, zoom, type Sight } from "../../src/board/sight";

const map = { width: 1600, height: 1000 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 500 };

test("the whole map is shown in the middle of its frame", () => {
  const sight = fit(map, wide);
  const [corner, end] = [toFrame(sight, { x: 0, y: 0 }), toFrame(sight, { x: 1600, y: 1000 })];
  expect(corner.x).toBeGreaterThan(0);
  expect(end.x).toBeLessThan(wide.width);
  expect(corner.x).toBeCloseTo(wide.width - end.x);
  expect(corner.y).toBeCloseTo(wide.height - end.y);
});

test("zooming leaves the point under the pointer where it is", () => {
  const at = { x: 900, y: 300 };
  const before = zoom(fit(map, wide), 2, at, map, wide);
  const after = zoom(before, 1.5, at, map, wide);
  expect(toMap(after, at).x).toBeCloseTo(toMap(before, at).x);
  expect(toMap(after, at).y).toBeCloseTo(toMap(before, at).y);
});

test("zooming stops at the whole map and at its largest size", () => {
  const sight = fit(map, wide);
  expect(zoom(sight, 0.1, { x: 0, y: 0 }, map, wide)).toEqual(sight);
  expect(zoom(sight, 100, { x: 0, y: 0 }, map, wide).scale).toBe(4);
});

test("a map can't be moved out of its frame", () => {
  const near = zoom(fit(map, wide), 3, { x: 700, y: 450 }, map, wide);
  const far = pan(near, 99_999, -99_999, map, wide);
  expect(far.x).toBeLessThanOrEqual(10);
  expect(far.y + map.height * far.scale).toBeGreaterThanOrEqual(wide.height - 10);
  expect(pan(fit(map, wide), 50, 50, map, wide)).toEqual(fit(map, wide));
});

test("two fingers take the map with them", () => {
  const near: Sight = zoom(fit(map, wide), 2, { x: 700, y: 450 }, map, wide);
  const [a, b] = [{ x: 600, y: 400 }, { x: 800, y: 400 }];
  const [c, d] = [{ x: 550, y: 420 }, { x: 850, y: 420 }];
  const after = pinch(near, [a, b], [c, d], map, wide);
  expect(after.scale).toBeCloseTo(near.scale * 1.5);
  expect(toFrame(after, toMap(near, a)).x).toBeCloseTo(c.x);
  expect(toFrame(after, toMap(near, b)).y).toBeCloseTo(d.y);
});

test("both cities of a ticket come into sight, without more zooming than needed", () => {
  const near = zoom(fit(map, phone), 5, { x: 0, y: 0 }, map, phone);
  const cities = [{ x: 300, y: 200 }, { x: 1300, y: 800 }];
  const seen = cities.map((city) => toFrame(include(near, cities, map, phone), city));
  for (const { x, y } of seen) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(phone.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(phone.height);
  }
  expect(include(fit(map, wide), cities, map, wide)).toEqual(fit(map, wide));
});

test("what gets the focus comes into sight, and what is in sight does not move", () => {
  const near = zoom(fit(map, wide), 3, { x: 0, y: 0 }, map, wide);
  const seen = toFrame(reveal(near, { x: 1400, y: 900 }, map, wide), { x: 1400, y: 900 });
  expect(seen.x).toBeLessThan(wide.width);
  expect(seen.y).toBeLessThan(wide.height);
  expect(reveal(near, toMap(near, { x: 700, y: 450 }), map, wide)).toEqual(near);
});

test("a way is looked at from near, and the whole map where there is none", () => {
  const way = [{ x: 700, y: 400 }, { x: 900, y: 500 }];
  const near = close(way, 2, map, phone);
  expect(near.scale).toBeCloseTo(fit(map, phone).scale * 2);
  expect(toFrame(near, { x: 800, y: 450 }).x).toBeCloseTo(phone.width / 2);
  expect(close([{ x: 0, y: 0 }, { x: 1600, y: 1000 }], 2, map, phone).scale).toBeCloseTo(fit(map, phone).scale);
  expect(close([], 2, map, phone)).toEqual(fit(map, phone));
});

import { expect, test } from "vitest";
import {
  highlightedCities,
  Obstacles,
  placeLabels,
  placeMoreLabels,
  type Label,
} from "../../src/board/label_placement";
import { cityScale, labelScale, passengerScale } from "../../src/board/display_sizes";
import type { Drawing } from "../../src/wire/drawing";
import { drawing } from "./drawings";

const around = new Obstacles(drawing);
const never = (): boolean => false;
const at = (grown: number, disc = 11): { grown: number; disc: number } => ({ grown, disc });

/** Returns the bounding box of a label. */
function box({ x, y, anchor }: Label, grown: number): { left: number; right: number; top: number; bottom: number } {
  const left = x - 60 * grown * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + 60 * grown, top: y - 17 * grown * 0.74, bottom: y };
}

/** Returns the name of the city nearest to a box. */
function nearest(map: Drawing, { left, right, top, bottom }: ReturnType<typeof box>): string | undefined {
  const away = ({ x, y }: { x: number; y: number }): number =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return [...map.cities].sort((one, other) => away(one) - away(other))[0]?.name;
}

test("label size is clamped, and scales with the text size setting", () => {
  const size = (scale: number, text = 1): number => 17 * scale * labelScale(17, scale, text);
  expect(size(0.2)).toBeCloseTo(11);
  expect(size(1)).toBeCloseTo(17);
  expect(size(4)).toBeCloseTo(26);
  expect(size(1, 1.5)).toBeCloseTo(25.5);
});

test("cities and passengers are enlarged on a small map, up to a limit", () => {
  expect(cityScale(1)).toBe(1);
  expect(cityScale(0.3)).toBeGreaterThan(1.4);
  expect(cityScale(0.01)).toBe(cityScale(0.02));
  expect(passengerScale(11, 0.5)).toBeGreaterThan(1);
  expect(passengerScale(11, 2)).toBe(1);
});

test("on a large map every label keeps its drawn position", () => {
  const names = placeLabels(around, at(1), never);
  expect([...names.values()]).toEqual(drawing.cities.map(({ label: { x, y, anchor } }) => ({ x, y, anchor })));
});

test("on a small map every remaining label is closest to its own city", () => {
  for (const grown of [1.2, 1.5, 1.8, 2.1]) {
    const names = placeLabels(around, at(grown), never);
    expect(names.size).toBeGreaterThan(0);
    for (const [number, name] of names) expect(nearest(drawing, box(name, grown))).toBe(drawing.cities[number]?.name);
  }
});

test("labels never overlap each other or a city", () => {
  const grown = 2.2;
  const boxes = [...placeLabels(around, at(grown), never).values()].map((name) => box(name, grown));
  for (const one of boxes) {
    for (const { x, y } of drawing.cities)
      expect(one.left < x && x < one.right && one.top < y && y < one.bottom).toBe(false);
    for (const other of boxes) {
      if (one !== other)
        expect(
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ).toBe(false);
    }
  }
});

test("important labels take precedence when space is short", () => {
  const all = [0, 1, 2];
  const left = [...placeLabels(around, at(4.5), never).keys()];
  expect(left.length).toBeLessThan(3);
  const missing = all.find((number) => !left.includes(number)) ?? 0;
  const names = placeLabels(around, at(4.5), ({ name }) => name === drawing.cities[missing]?.name);
  expect(names.has(missing)).toBe(true);
});

test("a temporary label does not overlap existing ones", () => {
  const grown = 2.2;
  const [first] = placeLabels(around, at(grown), never);
  const names = new Map(first ? [first] : []);
  const [one, ...others] = [...names, ...placeMoreLabels(around, at(grown), names, [0, 1, 2])].map(([, name]) =>
    box(name, grown),
  );
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(
      one && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    ).toBe(false);
  }
});

test("a temporary label does not move existing ones", () => {
  const names = placeLabels(around, at(4.5), never);
  const missing = [0, 1, 2].filter((number) => !names.has(number));
  expect([...placeMoreLabels(around, at(4.5), names, [0, 1, 2]).keys()]).toEqual(missing);
});

test("a highlighted route selects only its own ends among cities that share a name", () => {
  const twins = drawing.cities.map((city, number) =>
    number === 2 ? { ...city, name: drawing.cities[0]!.name } : city,
  );
  const map: Drawing = { ...drawing, cities: twins };
  const [route] = map.routes;
  const found = highlightedCities(map, { routes: [route!.name] });
  expect([...found]).toEqual(route!.cities.map((number) => map.cities[number]));
  expect(highlightedCities(map, { cities: [twins[2]!.name] }).size).toBe(2);
  expect(highlightedCities(map, null).size).toBe(0);
});

import { expect, test } from "vitest";
import { citiesOf, Obstacles, write, writeMore, type Name } from "../../src/board/names";
import { ofCities, ofNames, ofPassengers } from "../../src/board/sizes";
import type { Drawing } from "../../src/wire/drawing";
import { drawing } from "./drawn";

const around = new Obstacles(drawing);
const nobody = (): boolean => false;
const at = (grown: number, disc = 11): { grown: number; disc: number } => ({ grown, disc });

/** Finds the box that a name of this map fills. */
function box({ x, y, anchor }: Name, grown: number): { left: number; right: number; top: number; bottom: number } {
  const left = x - 60 * grown * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + 60 * grown, top: y - 17 * grown * 0.74, bottom: y };
}

/** Finds the city that is nearest to a box. */
function nearest(map: Drawing, { left, right, top, bottom }: ReturnType<typeof box>): string | undefined {
  const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return [...map.cities].sort((one, other) => away(one) - away(other))[0]?.name;
}

test("names stay between a smallest and a largest size, and follow the size of all text", () => {
  const size = (scale: number, text = 1): number => 17 * scale * ofNames(17, scale, text);
  expect(size(0.2)).toBeCloseTo(11);
  expect(size(1)).toBeCloseTo(17);
  expect(size(4)).toBeCloseTo(26);
  expect(size(1, 1.5)).toBeCloseTo(25.5);
});

test("cities and passengers grow on a small map, but not without end", () => {
  expect(ofCities(1)).toBe(1);
  expect(ofCities(0.3)).toBeGreaterThan(1.4);
  expect(ofCities(0.01)).toBe(ofCities(0.02));
  expect(ofPassengers(11, 0.5)).toBeGreaterThan(1);
  expect(ofPassengers(11, 2)).toBe(1);
});

test("on a large map every name stands where it was drawn", () => {
  const names = write(around, at(1), nobody);
  expect([...names.values()]).toEqual(drawing.cities.map(({ label: { x, y, anchor } }) => ({ x, y, anchor })));
});

test("on a small map every name that is left can only be read as that of its own city", () => {
  for (const grown of [1.2, 1.5, 1.8, 2.1]) {
    const names = write(around, at(grown), nobody);
    expect(names.size).toBeGreaterThan(0);
    for (const [number, name] of names) expect(nearest(drawing, box(name, grown))).toBe(drawing.cities[number]?.name);
  }
});

test("names never hide each other or a city", () => {
  const grown = 2.2;
  const boxes = [...write(around, at(grown), nobody).values()].map((name) => box(name, grown));
  for (const one of boxes) {
    for (const { x, y } of drawing.cities) expect(one.left < x && x < one.right && one.top < y && y < one.bottom).toBe(false);
    for (const other of boxes) {
      if (one !== other) expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false);
    }
  }
});

test("where there is no room, those that matter are written", () => {
  const all = [0, 1, 2];
  const left = [...write(around, at(4.5), nobody).keys()];
  expect(left.length).toBeLessThan(3);
  const missing = all.find((number) => !left.includes(number)) ?? 0;
  const names = write(around, at(4.5), ({ name }) => name === drawing.cities[missing]?.name);
  expect(names.has(missing)).toBe(true);
});

test("a name that is wanted for a moment hides none of those that are there", () => {
  const grown = 2.2;
  const [first] = write(around, at(grown), nobody);
  const names = new Map(first ? [first] : []);
  const [one, ...others] = [...names, ...writeMore(around, at(grown), names, [0, 1, 2])].map(([, name]) => box(name, grown));
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(one && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false);
  }
});

test("a name that is wanted for a moment moves no other", () => {
  const names = write(around, at(4.5), nobody);
  const missing = [0, 1, 2].filter((number) => !names.has(number));
  expect([...writeMore(around, at(4.5), names, [0, 1, 2]).keys()]).toEqual(missing);
});

test("what is sought names its cities, of several with one name only its own", () => {
  const twins = drawing.cities.map((city, number) => (number === 2 ? { ...city, name: drawing.cities[0]!.name } : city));
  const map: Drawing = { ...drawing, cities: twins };
  const [route] = map.routes;
  const found = citiesOf(map, { routes: [route!.name] });
  expect([...found]).toEqual(route!.cities.map((number) => map.cities[number]));
  expect(citiesOf(map, { cities: [twins[2]!.name] }).size).toBe(2);
  expect(citiesOf(map, null).size).toBe(0);
});

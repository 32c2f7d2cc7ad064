/** A sketch of a ticket: the shortest way between its cities, in the shape that it has on the board. */

import type { Drawing, DrawnRoute } from "../../wire/drawing";

export interface TicketSketch {
  /** SVG path data of the routes. */
  path: string;
  /** The two cities, and those between them. */
  ends: [x: number, y: number][];
  stops: [x: number, y: number][];
  box: { x: number; y: number; width: number; height: number };
}

/** Sketches by the cities of a ticket; a drawing never changes. */
const sketches = new WeakMap<Drawing, Map<string, TicketSketch | null>>();

/** The least width and height of a sketch, as a share of the other. */
const FLAT = 0.45;

/** Returns the sketch of a ticket; null where there is no map, or no way. */
export function ticketSketch(drawing: Drawing | null, between: readonly string[]): TicketSketch | null {
  if (!drawing) return null;
  const known = sketches.get(drawing) ?? new Map<string, TicketSketch | null>();
  sketches.set(drawing, known);
  const name = between.join("\n");
  let sketch = known.get(name);
  if (sketch === undefined) known.set(name, (sketch = drawSketch(drawing, shortestWay(drawing, between))));
  return sketch;
}

/** Returns the routes of the shortest way, counted in trains (Dijkstra's algorithm); countries only end it. */
function shortestWay({ cities, routes }: Drawing, [from, to]: readonly string[]): DrawnRoute[] {
  const starts = [...cities.keys()].filter((city) => cities[city]?.name === from);
  const reached = new Map<number, { length: number; way: DrawnRoute[] }>();
  const open = new Map(starts.map((city) => [city, { length: 0, way: [] as DrawnRoute[] }]));
  while (open.size) {
    const [city, best] = [...open].reduce((one, other) => (other[1].length < one[1].length ? other : one));
    open.delete(city);
    reached.set(city, best);
    if (cities[city]?.name === to) return best.way;
    if (best.way.length && cities[city]?.kind === "country") continue;
    for (const route of routes) {
      const next = route.cities[0] === city ? route.cities[1] : route.cities[1] === city ? route.cities[0] : undefined;
      const length = best.length + route.length;
      if (next === undefined || reached.has(next) || length >= (open.get(next)?.length ?? Infinity)) continue;
      open.set(next, { length, way: [...best.way, route] });
    }
  }
  return [];
}

function drawSketch({ cities }: Drawing, way: readonly DrawnRoute[]): TicketSketch | null {
  if (!way.length) return null;
  const passed = way.flatMap((route) => route.cities);
  const place = (city: number): [number, number] => [cities[city]?.x ?? 0, cities[city]?.y ?? 0];
  const once = [...new Set(passed)];
  const isEnd = (city: number): boolean => passed.filter((one) => one === city).length === 1;
  const points = [...once.map(place), ...way.flatMap(({ cars }) => cars.map(({ x, y }): [number, number] => [x, y]))];
  const [left, right] = range(points.map(([x]) => x));
  const [top, bottom] = range(points.map(([, y]) => y));
  const width = Math.max(right - left, FLAT * (bottom - top));
  const height = Math.max(bottom - top, FLAT * (right - left));
  return {
    path: way.map((route) => route.path).join(""),
    ends: once.filter(isEnd).map(place),
    stops: once.filter((city) => !isEnd(city)).map(place),
    box: { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height },
  };
}

const range = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

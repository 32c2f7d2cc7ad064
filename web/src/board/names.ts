/** Names of cities on a map: where they are written, and which give way where there is no room. */

import type { Lit } from "../state/highlight.svelte";
import type { Drawing, DrawnCity } from "../wire/drawing";
import type { Point } from "./sight";

/** How a name is written: where its first line begins, ends or has its middle, as its anchor says. */
export interface Name extends Point {
  anchor: "start" | "middle" | "end";
}

/** How many times larger than drawn names are written, and how large cities are from their middle to their rim. */
export interface Sizes {
  grown: number;
  disc: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Spot extends Name {
  box: Box;
  /** How good a place it would be if everything around were empty. */
  price: number;
}

/** Height of a capital, in parts of the size of the text. */
const CAPITAL = 0.74;
/** How much of a name is left of where it is anchored. */
const PART = { start: 0, middle: 0.5, end: 1 };
const DIRECTIONS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
/** From the rim of a city to its name, in parts of the size of the text. */
const RINGS = [0.18, 0.42];

/** Prices of what a name may not do, unless it matters so much that it is written at any price. */
const OUTSIDE = 4000;
const ON_CITY = 2000;
const ON_NAME = 1000;
const MISLEADING = 700;
/** A name that covers more of the cars than this is left out. */
const COVERED = 32;

/** What is on a map besides names. */
export class Obstacles {
  /** Points on cars, three for each. */
  readonly cars: Point[];
  readonly degrees: number[];

  constructor(readonly drawing: Drawing) {
    const third = drawing.car.length / 3;
    this.cars = drawing.routes.flatMap(({ cars }) =>
      cars.flatMap(({ x, y, angle }) => {
        const turn = (angle * Math.PI) / 180;
        const [dx, dy] = [Math.cos(turn) * third, Math.sin(turn) * third];
        return [{ x, y }, { x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }];
      }),
    );
    this.degrees = drawing.cities.map((_, number) => drawing.routes.filter(({ cities }) => cities.includes(number)).length);
  }
}

/**
 * Finds where names are written, by the numbers of their cities. Those that matter are written in any case; of the
 * others, those of cities with many routes first, as long as nobody could take them for the name of another city.
 */
export function write(around: Obstacles, { grown, disc }: Sizes, matters: (city: DrawnCity) => boolean): Map<number, Name> {
  const { drawing } = around;
  if (grown <= 1.02) return new Map(drawing.cities.map((city, number) => [number, drawnAt(city, grown)]));
  const written = new Writing(around, { grown, disc });
  const weight = (number: number): number => {
    const city = drawing.cities[number];
    return (city && matters(city) ? 1000 : 0) + (city?.kind === "city" ? 100 : 0) + (around.degrees[number] ?? 0);
  };
  for (const number of [...drawing.cities.keys()].sort((one, other) => weight(other) - weight(one))) {
    written.add(number, weight(number) >= 1000);
  }
  return written.names;
}

/** Finds the cities of what is sought on a map: those of these names, and the ends of routes, of whose names there may be more. */
export function citiesOf({ cities, routes }: Drawing, sought: Partial<Lit> | null): ReadonlySet<DrawnCity> {
  const ends = routes.filter(({ name }) => sought?.routes?.includes(name)).flatMap((route) => route.cities);
  return new Set([...cities.filter(({ name }) => sought?.cities?.includes(name)), ...ends.flatMap((number) => cities[number] ?? [])]);
}

/** Writes names that are wanted for a moment, without moving those that are there. */
export function writeMore(around: Obstacles, sizes: Sizes, names: ReadonlyMap<number, Name>, more: readonly number[]): Map<number, Name> {
  const written = new Writing(around, sizes, names);
  for (const number of more) if (!names.has(number)) written.add(number, true);
  return written.names;
}

/** Names on a map, written one after the other. */
class Writing {
  readonly names = new Map<number, Name>();
  readonly #boxes: Box[] = [];

  constructor(private readonly around: Obstacles, private readonly sizes: Sizes, there: ReadonlyMap<number, Name> = new Map()) {
    for (const [number, name] of there) {
      const city = around.drawing.cities[number];
      if (city) this.#boxes.push(boxOf(city, name, around.drawing, sizes));
    }
  }

  /** Writes a name where it fits best; one that need not be written is left out where it fits nowhere. */
  add(number: number, must: boolean): void {
    const city = this.around.drawing.cities[number];
    if (!city) return;
    let best: Spot | null = null;
    let least = must ? Infinity : COVERED;
    for (const spot of spotsFor(city, this.around.drawing, this.sizes)) {
      const cost = spot.price < least ? spot.price + this.#cost(spot.box, number) : Infinity;
      if (cost < least) [best, least] = [spot, cost];
    }
    if (!best) return;
    this.names.set(number, best);
    this.#boxes.push(best.box);
  }

  #cost(box: Box, number: number): number {
    const { drawing, cars } = this.around;
    const { grown, disc } = this.sizes;
    const own = drawing.cities[number];
    const margin = 2;
    let cost = 0;
    if (box.left < margin || box.top < margin || box.right > drawing.width - margin || box.bottom > drawing.height - margin) cost += OUTSIDE;
    const near = own ? away(box, own) : 0;
    drawing.cities.forEach((city, other) => {
      const gap = away(box, city);
      if (gap < disc) cost += ON_CITY;
      else if (other !== number && gap < near + disc / 2) cost += MISLEADING;
    });
    const room = drawing.text.city * grown * 0.12;
    for (const other of this.#boxes) if (overlap(box, other, room)) cost += ON_NAME;
    const half = drawing.car.width / 2;
    for (const { x, y } of cars) {
      if (x > box.left - half && x < box.right + half && y > box.top - half && y < box.bottom + half) cost += 4;
    }
    return cost;
  }
}

/** How large the name of a city is written. */
function sizeOf({ label, kind }: DrawnCity, { text }: Drawing, { grown }: Sizes): { size: number; width: number; height: number } {
  const size = (kind === "country" ? text.country : text.city) * grown;
  return { size, width: label.width * grown, height: CAPITAL * size + (label.lines.length - 1) * text.line * grown };
}

/** What a name covers that is written somewhere. */
function boxOf(city: DrawnCity, { x, y, anchor }: Name, drawing: Drawing, sizes: Sizes): Box {
  const { size, width, height } = sizeOf(city, drawing, sizes);
  const [left, top] = [x - PART[anchor] * width, y - CAPITAL * size];
  return { left, top, right: left + width, bottom: top + height };
}

/** Where the name of a city was drawn, grown with its distance from the city. */
function drawnAt({ x, y, label }: DrawnCity, grown: number): Name {
  return { x: x + (label.x - x) * grown, y: y + (label.y - y) * grown, anchor: label.anchor };
}

/** Lists places all around a city, the one where its name was drawn first. */
function spotsFor(city: DrawnCity, drawing: Drawing, sizes: Sizes): Spot[] {
  const { x, y } = city;
  const { grown, disc } = sizes;
  const { size, width, height } = sizeOf(city, drawing, sizes);
  const put = (left: number, top: number, anchor: Name["anchor"], price: number): Spot => ({
    x: anchor === "start" ? left : anchor === "end" ? left + width : left + width / 2,
    y: top + CAPITAL * size,
    anchor,
    box: { left, top, right: left + width, bottom: top + height },
    price,
  });
  const drawn = drawnAt(city, grown);
  const spots = [put(drawn.x - PART[drawn.anchor] * width, drawn.y - CAPITAL * size, drawn.anchor, 0)];
  RINGS.forEach((distance, ring) => {
    for (const angle of DIRECTIONS) {
      const [right, down] = [Math.cos(angle), Math.sin(angle)];
      const reach = disc + distance * size;
      const beside = Math.abs(right) > 0.3;
      const middle = beside ? x + right * reach + (Math.sign(right) * width) / 2 : x + right * width;
      const level = y + down * (reach + height / 2);
      const anchor = !beside ? "middle" : right > 0 ? "start" : "end";
      spots.push(put(middle - width / 2, level - height / 2, anchor, 2 + 5 * ring + 2 * Math.abs(down * right)));
    }
  });
  return spots;
}

function overlap(one: Box, other: Box, room: number): boolean {
  return (
    one.left < other.right + room && other.left < one.right + room &&
    one.top < other.bottom + room && other.top < one.bottom + room
  );
}

/** Says how far a point is from a box; 0 within it. */
function away({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Label placement: positions of city names, and which are left out where there is no room. */

import type { Lit } from "../state/highlight.svelte";
import type { Drawing, DrawnCity } from "../wire/drawing";
import type { Point, Region } from "./viewport";

/** The position of a label: the anchor of its first line. */
export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** The scale of labels, and the radius of cities. */
export interface LabelSizes {
  grown: number;
  disc: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Spot extends Label {
  box: Box;
  /** The cost of the position itself, without obstacles. */
  price: number;
}

/** The height of capitals, relative to the text size. */
const CAPITAL = 0.74;
/** The part of a label to the left of its anchor. */
const PART = { start: 0, middle: 0.5, end: 1 };
const DIRECTIONS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
/** The gap between a city and its label, relative to the text size. */
const RINGS = [0.18, 0.42];

/** Costs of overlaps; important labels are placed at any cost. */
const OUTSIDE = 4000;
const ON_CITY = 2000;
const ON_NAME = 1000;
const MISLEADING = 700;
/** A label that covers more of the cars than this is left out. */
const COVERED = 32;

/** What labels must avoid. */
export class Obstacles {
  /** Three points on each car. */
  readonly cars: Point[];
  readonly degrees: number[];

  /** `bounds` is the part of the map that names stay in. */
  constructor(
    readonly drawing: Drawing,
    readonly bounds: Region = { x: 0, y: 0, width: drawing.width, height: drawing.height },
  ) {
    const third = drawing.car.length / 3;
    this.cars = drawing.routes.flatMap(({ cars }) =>
      cars.flatMap(({ x, y, angle }) => {
        const turn = (angle * Math.PI) / 180;
        const [dx, dy] = [Math.cos(turn) * third, Math.sin(turn) * third];
        return [
          { x, y },
          { x: x - dx, y: y - dy },
          { x: x + dx, y: y + dy },
        ];
      }),
    );
    this.degrees = drawing.cities.map(
      (_, number) => drawing.routes.filter(({ cities }) => cities.includes(number)).length,
    );
  }
}

/**
 * Returns label positions by the index of their city.
 *
 * Labels that matter are placed in any case; of the others, those of cities with many routes first, as long as none
 * could be taken for the name of another city.
 */
export function placeLabels(
  around: Obstacles,
  { grown, disc }: LabelSizes,
  matters: (city: DrawnCity) => boolean,
): Map<number, Label> {
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

/** Returns the cities of a highlight: named ones, and the ends of its routes. */
export function highlightedCities({ cities, routes }: Drawing, sought: Partial<Lit> | null): ReadonlySet<DrawnCity> {
  const ends = routes.filter(({ name }) => sought?.routes?.includes(name)).flatMap((route) => route.cities);
  return new Set([
    ...cities.filter(({ name }) => sought?.cities?.includes(name)),
    ...ends.flatMap((number) => cities[number] ?? []),
  ]);
}

/** Places temporary labels without moving existing ones. */
export function placeMoreLabels(
  around: Obstacles,
  sizes: LabelSizes,
  names: ReadonlyMap<number, Label>,
  more: readonly number[],
): Map<number, Label> {
  const written = new Writing(around, sizes, names);
  for (const number of more) if (!names.has(number)) written.add(number, true);
  return written.names;
}

/** Places labels one after the other. */
class Writing {
  readonly names = new Map<number, Label>();
  readonly #boxes: Box[] = [];

  constructor(
    private readonly around: Obstacles,
    private readonly sizes: LabelSizes,
    there: ReadonlyMap<number, Label> = new Map(),
  ) {
    for (const [number, name] of there) {
      const city = around.drawing.cities[number];
      if (city) this.#boxes.push(boxOf(city, name, around.drawing, sizes));
    }
  }

  /** Places a label at its cheapest position; an optional one is left out if none fits. */
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
    const { drawing, bounds, cars } = this.around;
    const { grown, disc } = this.sizes;
    const own = drawing.cities[number];
    const margin = 2;
    let cost = 0;
    if (
      box.left < bounds.x + margin ||
      box.top < bounds.y + margin ||
      box.right > bounds.x + bounds.width - margin ||
      box.bottom > bounds.y + bounds.height - margin
    )
      cost += OUTSIDE;
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

/** The size of a city's label. */
function sizeOf(
  { label, kind }: DrawnCity,
  { text }: Drawing,
  { grown }: LabelSizes,
): { size: number; width: number; height: number } {
  const size = (kind === "country" ? text.country : text.city) * grown;
  return { size, width: label.width * grown, height: CAPITAL * size + (label.lines.length - 1) * text.line * grown };
}

/** The box of a label at a position. */
function boxOf(city: DrawnCity, { x, y, anchor }: Label, drawing: Drawing, sizes: LabelSizes): Box {
  const { size, width, height } = sizeOf(city, drawing, sizes);
  const [left, top] = [x - PART[anchor] * width, y - CAPITAL * size];
  return { left, top, right: left + width, bottom: top + height };
}

/** The drawn position of a label, scaled away from its city. */
function drawnAt({ x, y, label }: DrawnCity, grown: number): Label {
  return { x: x + (label.x - x) * grown, y: y + (label.y - y) * grown, anchor: label.anchor };
}

/** Returns candidate positions around a city, the drawn one first. */
function spotsFor(city: DrawnCity, drawing: Drawing, sizes: LabelSizes): Spot[] {
  const { x, y } = city;
  const { grown, disc } = sizes;
  const { size, width, height } = sizeOf(city, drawing, sizes);
  const put = (left: number, top: number, anchor: Label["anchor"], price: number): Spot => ({
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
    one.left < other.right + room &&
    other.left < one.right + room &&
    one.top < other.bottom + room &&
    other.top < one.bottom + room
  );
}

/** Returns the distance from a point to a box; 0 inside it. */
function away({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

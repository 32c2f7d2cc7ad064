/** Hit testing: thin routes have to be hit by thick fingers. */

import type { Drawing, DrawnCar } from "../wire/drawing";
import type { Point } from "./viewport";

export type Kind = "route" | "city" | "passenger";

/** A target on the map. */
export interface Target {
  kind: Kind;
  name: string;
}

/** A line with round ends; a disc if both ends coincide. */
export interface Segment {
  from: Point;
  to: Point;
  /** Half its thickness. */
  half: number;
}

export interface HitShape extends Target {
  bars: Segment[];
}

/** The radius of cities, in units of the map. */
export const CITY_RADIUS = 11;
/** The same where cities have pictures. */
export const PICTURE_RADIUS = 18;

/** Returns the target under a pointer, or the nearest within reach, usable ones first. */
export function hitTest(
  shapes: readonly HitShape[],
  at: Point,
  reach: number,
  lit: (target: Target) => boolean,
): HitShape | null {
  let best: HitShape | null = null;
  let least = Infinity;
  for (const shape of shapes) {
    const away = Math.min(...shape.bars.map((bar) => distanceToSegment(bar, at)));
    if (away > reach) continue;
    const weight = away <= 0 ? away - 2 * reach : away + (lit(shape) ? 0 : reach);
    if (weight < least) [best, least] = [shape, weight];
  }
  return best;
}

/** Returns the distance from a point to the edge of a segment; negative inside it. */
export function distanceToSegment({ from, to, half }: Segment, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0;
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) - half;
}

/** Returns the outline of a car as SVG path data. */
export function outline({ x, y, angle }: DrawnCar, { length, width }: Drawing["car"]): string {
  const turn = (angle * Math.PI) / 180;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([along = 0, aside = 0]) => {
    const [dx, dy] = [(along * length) / 2, (aside * width) / 2];
    return `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Returns the shapes of all targets on a map. */
export function hitShapes(drawing: Drawing): HitShape[] {
  const { length, width } = drawing.car;
  const routes = drawing.routes.map(({ name, cars }): HitShape => {
    const bars = cars.map(({ x, y, angle }): Segment => {
      const turn = (angle * Math.PI) / 180;
      const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
      return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, half: width / 2 };
    });
    return { kind: "route", name, bars };
  });
  const cities = new Map<string, HitShape>();
  for (const { name, x, y } of drawing.cities) {
    const bar = { from: { x, y }, to: { x, y }, half: CITY_RADIUS };
    const known = cities.get(name);
    if (known) known.bars.push(bar);
    else cities.set(name, { kind: "city", name, bars: [bar] });
  }
  const queues = drawing.places.map(({ name, x, y, columns }): HitShape => {
    const half = ((columns - 1) * drawing.passenger.width) / 2;
    const bar = { from: { x: x - half, y }, to: { x: x + half, y }, half: drawing.passenger.height / 2 };
    return { kind: "passenger", name, bars: [bar] };
  });
  return [...routes, ...cities.values(), ...queues];
}

/** What a pointer means: thin things on a map have to be hit by thick fingers. */

import type { Drawing, DrawnCar } from "../wire/drawing";
import type { Point } from "./sight";

export type Kind = "route" | "city" | "passenger";

/** Something on the map that can be pointed at. */
export interface Target {
  kind: Kind;
  name: string;
}

/** A line with round ends, or with both ends in one place a disc. */
export interface Bar {
  from: Point;
  to: Point;
  /** Half its thickness. */
  half: number;
}

export interface Shape extends Target {
  bars: Bar[];
}

/** Half the size of cities, in units of the map. */
export const CITY = 11;
/** The same where cities have pictures. */
export const PICTURED = 18;

/** Finds what a pointer means: what it is on, or else what is near, things that can be used first. */
export function hit(shapes: readonly Shape[], at: Point, reach: number, lit: (target: Target) => boolean): Shape | null {
  let best: Shape | null = null;
  let least = Infinity;
  for (const shape of shapes) {
    const away = Math.min(...shape.bars.map((bar) => gap(bar, at)));
    if (away > reach) continue;
    const weight = away <= 0 ? away - 2 * reach : away + (lit(shape) ? 0 : reach);
    if (weight < least) [best, least] = [shape, weight];
  }
  return best;
}

/** Says how far a point is from the rim of a bar; less than 0 within it. */
export function gap({ from, to, half }: Bar, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0;
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) - half;
}

/** Draws the rim of a car as SVG path data. */
export function outline({ x, y, angle }: DrawnCar, { length, width }: Drawing["car"]): string {
  const turn = (angle * Math.PI) / 180;
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([along = 0, aside = 0]) => {
    const [dx, dy] = [(along * length) / 2, (aside * width) / 2];
    return `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Lists everything on a map that can be pointed at. */
export function shapesOf(drawing: Drawing): Shape[] {
  const { length, width } = drawing.car;
  const routes = drawing.routes.map(({ name, cars }): Shape => {
    const bars = cars.map(({ x, y, angle }): Bar => {
      const turn = (angle * Math.PI) / 180;
      const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
      return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, half: width / 2 };
    });
    return { kind: "route", name, bars };
  });
  const cities = new Map<string, Shape>();
  for (const { name, x, y } of drawing.cities) {
    const bar = { from: { x, y }, to: { x, y }, half: CITY };
    const known = cities.get(name);
    if (known) known.bars.push(bar);
    else cities.set(name, { kind: "city", name, bars: [bar] });
  }
  const queues = drawing.places.map(({ name, x, y, columns }): Shape => {
    const half = ((columns - 1) * drawing.passenger.width) / 2;
    const bar = { from: { x: x - half, y }, to: { x: x + half, y }, half: drawing.passenger.height / 2 };
    return { kind: "passenger", name, bars: [bar] };
  });
  return [...routes, ...cities.values(), ...queues];
}

/** Places a panel beside a target of the map without covering it. */

import type { Point, Region, Size } from "./viewport";

/** Pixels between the panel, the target and the edges. */
const GAP = 14;
const EDGE = 8;

/** Returns the corner of a panel: below, above, right or left of the target, else where it covers least of it. */
export function beside(target: Region, panel: Size, frame: Region): Point {
  const along = (middle: number, size: number, from: number, room: number): number =>
    Math.max(from + EDGE, Math.min(from + room - size - EDGE, middle - size / 2));
  const x = along(target.x + target.width / 2, panel.width, frame.x, frame.width);
  const y = along(target.y + target.height / 2, panel.height, frame.y, frame.height);
  const places: Point[] = [
    { x, y: target.y + target.height + GAP },
    { x, y: target.y - panel.height - GAP },
    { x: target.x + target.width + GAP, y },
    { x: target.x - panel.width - GAP, y },
  ];
  const free = places.find((place) => isInside(place, panel, frame));
  if (free) return free;
  const [left, top] = [frame.x + EDGE, frame.y + EDGE];
  const [right, bottom] = [frame.x + frame.width - panel.width - EDGE, frame.y + frame.height - panel.height - EDGE];
  const corners: Point[] = [
    { x, y: bottom },
    { x, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ];
  const hidden = corners.map((place) => overlap({ ...place, ...panel }, target));
  return corners[hidden.indexOf(Math.min(...hidden))] ?? { x, y: bottom };
}

function isInside({ x, y }: Point, { width, height }: Size, frame: Region): boolean {
  return (
    x >= frame.x &&
    y >= frame.y &&
    x + width <= frame.x + frame.width - EDGE / 2 &&
    y + height <= frame.y + frame.height - EDGE / 2
  );
}

/** Returns the area that two boxes share. */
export function overlap(one: Region, other: Region): number {
  const shared = (from: number, size: number, to: number, other: number): number =>
    Math.max(0, Math.min(from + size, to + other) - Math.max(from, to));
  return shared(one.x, one.width, other.x, other.width) * shared(one.y, one.height, other.y, other.height);
}

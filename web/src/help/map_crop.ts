/** Crops a map. */

import type { Drawing } from "../wire/drawing";

export interface CroppedMap {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 55;
const SMALLEST = { width: 330, height: 190 };

/** Returns the part of a map around some routes and the names of their ends; null if none exists. */
export function cropMap(drawing: Drawing, routes: readonly string[]): CroppedMap | null {
  const shown = drawing.routes.filter(({ name }) => routes.includes(name));
  const ends = shown.flatMap(({ cities }) => cities.flatMap((number) => drawing.cities[number] ?? []));
  const spots = [...ends, ...shown.flatMap(({ cars }) => cars), ...ends.flatMap(({ label }) => corners(label))];
  if (!spots.length) return null;
  const [left, right] = span(
    spots.map(({ x }) => x),
    SMALLEST.width,
  );
  const [top, bottom] = span(
    spots.map(({ y }) => y),
    SMALLEST.height,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function corners({ x, y, anchor, width }: Drawing["cities"][number]["label"]): { x: number; y: number }[] {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return [
    { x: left, y },
    { x: left + width, y },
  ];
}

function span(values: readonly number[], smallest: number): [number, number] {
  const [low, high] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  const more = Math.max(0, smallest - (high - low)) / 2;
  return [low - more, high + more];
}

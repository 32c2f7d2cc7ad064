/** Names of cities on a map: how large they are written, and which give way where they would hide each other. */

import type { Drawing, DrawnCity } from "../wire/drawing";

/** Pixels between which the letters of a name stay, whatever the zoom. */
const SMALLEST = 10.5;
const LARGEST = 26;

/** Says how many times larger than drawn names are to be written in a certain scale. */
export function growth(text: number, scale: number): number {
  const size = text * scale;
  return Math.min(LARGEST, Math.max(SMALLEST, size)) / size;
}

/** Says which cities, by number, are named: those that matter always, others where their name hides none. */
export function named(drawing: Drawing, grown: number, matters: (city: DrawnCity) => boolean): boolean[] {
  const found = drawing.cities.map(() => true);
  if (grown < 1.08) return found;
  const boxes = drawing.cities.map((city) => boxOf(city, drawing.text.line, grown));
  const order = [...boxes.keys()].sort((one, other) => weight(other) - weight(one));
  function weight(number: number): number {
    const city = drawing.cities[number];
    return city && matters(city) ? 2 : city?.kind === "city" ? 1 : 0;
  }
  const written: Box[] = [];
  for (const number of order) {
    const box = boxes[number];
    if (!box) continue;
    const free = weight(number) === 2 || written.every((other) => !overlap(box, other));
    found[number] = free;
    if (free) written.push(box);
  }
  return found;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Finds where a name stands that has grown with its distance from the city. */
function boxOf({ x, y, label }: DrawnCity, line: number, grown: number): Box {
  const left = label.anchor === "start" ? label.x : label.x - label.width / (label.anchor === "end" ? 1 : 2);
  const top = label.y - line * 0.8;
  const bottom = label.y + line * (label.lines.length - 0.8);
  const far = (at: number, from: number): number => from + (at - from) * grown;
  return { left: far(left, x), right: far(left + label.width, x), top: far(top, y), bottom: far(bottom, y) };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

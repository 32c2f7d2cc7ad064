/** Scale factors that keep things visible and readable on a small map. */

import { CITY_RADIUS } from "./hit_test";

/** The smallest and largest text size of names, in pixels. */
const LETTERS = { smallest: 11, largest: 26 };
/** The smallest readable sizes of cities and passengers, in pixels, and how far they may grow. */
const DISC = { smallest: 5, most: 1.8 };
const PASSENGER = { smallest: 12, most: 1.45 };

/** Returns the scale factor of names, from their drawn size and the map's scale. */
export function labelScale(text: number, scale: number, textScale = 1): number {
  const size = text * scale;
  return (Math.min(LETTERS.largest, Math.max(LETTERS.smallest, size)) * textScale) / size;
}

/** Cities. */
export function cityScale(scale: number): number {
  return Math.min(DISC.most, Math.max(1, DISC.smallest / (CITY_RADIUS * scale)));
}

/** Returns the scale factor of passengers; half as large again with large symbols. */
export function passengerScale(width: number, scale: number, large = false): number {
  const more = large ? 1.5 : 1;
  return Math.min(PASSENGER.most * more, Math.max(more, (PASSENGER.smallest * more) / (width * scale)));
}

/** How much larger than drawn things are shown on a small map, so that they can be seen and read. */

import { CITY } from "./hits";

/** Pixels between which the letters of a name stay, whatever the zoom. */
const LETTERS = { smallest: 11, largest: 26 };
/** Pixels below which nobody sees a city, or whose passenger it is; neither grows without end. */
const DISC = { smallest: 5, most: 1.8 };
const PASSENGER = { smallest: 10, most: 1.35 };

/** Names, whose letters are so large on paper, with so many pixels for a unit of it. */
export function ofNames(text: number, scale: number, textScale = 1): number {
  const size = text * scale;
  return (Math.min(LETTERS.largest, Math.max(LETTERS.smallest, size)) * textScale) / size;
}

/** Cities. */
export function ofCities(scale: number): number {
  return Math.min(DISC.most, Math.max(1, DISC.smallest / (CITY * scale)));
}

/** Passengers, who are so wide on paper; half as large again for those who want large symbols. */
export function ofPassengers(width: number, scale: number, large = false): number {
  const more = large ? 1.5 : 1;
  return Math.min(PASSENGER.most * more, Math.max(more, (PASSENGER.smallest * more) / (width * scale)));
}

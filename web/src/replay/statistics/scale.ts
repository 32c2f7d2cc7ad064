/** Scales of charts: from numbers to places on the screen. */

/** Numbers for an axis, a few and round ones, from at or below the least to at or above the most. */
export function ticks(least: number, most: number, about = 5): number[] {
  const step = round((most - least || 1) / about);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next larger number of 1, 2, 5, 10, 20, 50 …; whole ones only. */
function round(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(step, 1)));
  const found = [1, 2, 5, 10].find((one) => one * power >= step) ?? 10;
  return Math.max(1, found * power);
}

/** Makes what turns a number between two into a place between two others. */
export function scale([least, most]: [number, number], [from, to]: [number, number]): (number: number) => number {
  const span = most - least || 1;
  return (number) => from + ((number - least) / span) * (to - from);
}

/** Moves places apart that are closer than a gap, as little as possible, and within bounds. */
export function apart(places: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const moved = order.map(({ place }) => place);
  for (let at = 1; at < moved.length; at++) moved[at] = Math.max(moved[at] ?? 0, (moved[at - 1] ?? 0) + gap);
  let limit = bottom;
  for (let at = moved.length - 1; at >= 0; at--) {
    moved[at] = Math.max(top, Math.min(moved[at] ?? 0, limit));
    limit = (moved[at] ?? 0) - gap;
  }
  const result: number[] = [];
  order.forEach(({ index }, at) => (result[index] = moved[at] ?? 0));
  return result;
}

/** How much larger a chart is drawn for large letters: as far as its frame leaves so many units of width. */
export function enlarged(width: number, least: number, textScale: number): number {
  return Math.min(textScale, Math.max(1, width / least));
}

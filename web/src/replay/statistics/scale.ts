/** Chart scales. */

/** Returns round tick values that span a range. */
export function ticks(least: number, most: number, about = 5): number[] {
  const step = round((most - least || 1) / about);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Rounds up to 1, 2, 5, 10, 20, 50 …. */
function round(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(step, 1)));
  const found = [1, 2, 5, 10].find((one) => one * power >= step) ?? 10;
  return Math.max(1, found * power);
}

/** Returns a linear scale. */
export function scale([least, most]: [number, number], [from, to]: [number, number]): (number: number) => number {
  const span = most - least || 1;
  return (number) => from + ((number - least) / span) * (to - from);
}

/** Separates positions that are closer than a gap, moving them as little as possible within bounds. */
export function spreadApart(places: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
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

/** Returns the scale of a chart for large text, limited by its least width. */
export function enlarged(width: number, least: number, textScale: number): number {
  return Math.min(textScale, Math.max(1, width / least));
}

/** The side from which an arrow points. */

import { intersect, type Target } from "./find_targets";

/** "none" where it would cover something. */
export type Side = "left" | "right" | "above" | "below" | "none";

const ROOM = 64;
const LARGE = 300;
/** Half the width of an arrow, and its length. */
const [HALF, LENGTH] = [14, 52];

/** Returns the side for an arrow; on a map, the one that covers the fewest names. */
export function arrowSide(
  { element, box, round }: Pick<Target, "element" | "box" | "round">,
  ring: DOMRectReadOnly,
): Side {
  if (element.closest('[data-group="decision"]') || box.width > LARGE) return "none";
  const map = round ? element.closest('[data-group="map"]') : null;
  if (map) return freest(map, ring);
  if (box.right > innerWidth - ROOM && box.height > box.width / 3 && element.closest('[data-layout="wide"]'))
    return "left";
  return box.top > ROOM ? "above" : "below";
}

function freest(map: Element, ring: DOMRectReadOnly): Side {
  const frame = map.getBoundingClientRect();
  const names = [...map.querySelectorAll("text")].map((one) => one.getBoundingClientRect());
  const covered = (arrow: DOMRectReadOnly): number =>
    names.filter((name) => intersect(name, arrow)).length + (within(arrow, frame) ? 0 : names.length + 1);
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const sides: [Side, DOMRectReadOnly][] = [
    ["above", new DOMRect(x - HALF, ring.top - LENGTH, 2 * HALF, LENGTH)],
    ["below", new DOMRect(x - HALF, ring.bottom, 2 * HALF, LENGTH)],
    ["left", new DOMRect(ring.left - LENGTH, y - HALF, LENGTH, 2 * HALF)],
    ["right", new DOMRect(ring.right, y - HALF, LENGTH, 2 * HALF)],
  ];
  const prices = sides.map(([, arrow]) => covered(arrow));
  return sides[prices.indexOf(Math.min(...prices))]?.[0] ?? "above";
}

const within = (inner: DOMRectReadOnly, outer: DOMRectReadOnly): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

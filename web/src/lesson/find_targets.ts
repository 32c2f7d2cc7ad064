/** Finds the targets of a guided game on the page. */

export interface Target {
  /** The selector that found it. */
  aim: string;
  element: HTMLElement | SVGElement;
  box: DOMRect;
  /** Whether it is a small target on the map, which gets a round ring. */
  round: boolean;
}

/** Returns the first visible target. */
export const findTarget = (aims: readonly string[]): Target | null => findTargets(aims)[0] ?? null;

/** Returns all visible matches of the first selector that has any. */
export function findTargets(aims: readonly string[]): Target[] {
  for (const aim of aims) {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(aim)].flatMap(
      (element) => seen(aim, element) ?? [],
    );
    if (found.length) return found;
  }
  return [];
}

function seen(aim: string, element: HTMLElement | SVGElement): Target | null {
  const round = element instanceof SVGElement;
  const parts = round && element.matches('[data-kind="route"]') ? element.querySelectorAll("path") : [];
  const part = parts[Math.floor(parts.length / 2)] ?? element; // the middle of a bent route, not of its box
  const box = part.getBoundingClientRect();
  const frame = round ? element.closest('[data-group="map"]')?.getBoundingClientRect() : undefined;
  const outside = frame && !intersect(box, frame);
  return box.width === 0 || box.height === 0 || outside ? null : { aim, element, box, round };
}

/** Returns whether two boxes overlap. */
export const intersect = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.right >= other.left && one.left <= other.right && one.bottom >= other.top && one.top <= other.bottom;

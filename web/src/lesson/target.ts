/** Finds what is pointed at on the page, and where it is. */

export interface Target {
  /** The one of several selectors that found it. */
  aim: string;
  element: HTMLElement | SVGElement;
  box: DOMRect;
  /** Whether it is a small thing on the map, around which a disc fits better than its box. */
  round: boolean;
}

/** Finds the first of several things that can be seen. */
export const target = (aims: readonly string[]): Target | null => targets(aims)[0] ?? null;

/** Finds all that can be seen of the first of several things that can: where two are to be ticked, both. */
export function targets(aims: readonly string[]): Target[] {
  for (const aim of aims) {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(aim)].flatMap((element) => seen(aim, element) ?? []);
    if (found.length) return found;
  }
  return [];
}

function seen(aim: string, element: HTMLElement | SVGElement): Target | null {
  const round = element instanceof SVGElement;
  const parts = round && element.matches('[data-kind="route"]') ? element.querySelectorAll("path") : [];
  const part = parts[Math.floor(parts.length / 2)] ?? element; // of a bent route, its middle is nearer to it than its box
  const box = part.getBoundingClientRect();
  const frame = round ? element.closest('[data-group="map"]')?.getBoundingClientRect() : undefined;
  const outside = frame && !meet(box, frame);
  return box.width === 0 || box.height === 0 || outside ? null : { aim, element, box, round };
}

/** Says whether two boxes have a place in common. */
export const meet = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.right >= other.left && one.left <= other.right && one.bottom >= other.top && one.top <= other.bottom;

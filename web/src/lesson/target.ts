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
export function target(aims: readonly string[]): Target | null {
  for (const aim of aims) {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(aim)) {
      const found = seen(element);
      if (found) return { aim, ...found };
    }
  }
  return null;
}

function seen(element: HTMLElement | SVGElement): Omit<Target, "aim"> | null {
  const round = element instanceof SVGElement;
  const parts = round && element.matches('[data-kind="route"]') ? element.querySelectorAll("path") : [];
  const part = parts[Math.floor(parts.length / 2)] ?? element; // of a bent route, its middle is nearer to it than its box
  const box = part.getBoundingClientRect();
  const frame = round ? element.closest('[data-group="map"]')?.getBoundingClientRect() : undefined;
  const outside = frame && (box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom);
  return box.width === 0 || box.height === 0 || outside ? null : { element, box, round };
}

/** Moves the nearest part of the page that people can move, so that something in it can be seen; never the page itself. */
export function reveal(element: HTMLElement): void {
  let part = element.parentElement;
  while (part && !/auto|scroll/.test(getComputedStyle(part).overflow)) part = part.parentElement;
  if (!part || part === document.documentElement || part === document.body) return;
  const [inner, outer] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  const by = (from: number, to: number, low: number, high: number): number => (from < low ? from - low : Math.max(0, to - high));
  part.scrollBy(by(inner.left, inner.right, outer.left, outer.right), by(inner.top, inner.bottom, outer.top, outer.bottom));
}

/** Scrolling within the nearest scroll container. */

/** What is revealed together with an element: the whole railyard, not just its stack. */
const WHOLE = '[data-anchor^="yard-"]';

/** Scrolls the nearest container so that an element is visible; never the page itself. */
export function scrollIntoView(element: Element): void {
  const part = scrollParent(element);
  if (!part) return;
  const [inner, outer] = [(element.closest(WHOLE) ?? element).getBoundingClientRect(), part.getBoundingClientRect()];
  part.scrollBy(
    by(inner.left, inner.right, outer.left, outer.right),
    by(inner.top, inner.bottom, outer.top, outer.bottom),
  );
}

/** Returns the nearest scroll container of an element. */
export function scrollParent(element: Element): Element | null {
  let part = element.parentElement;
  while (part && !/auto|scroll/.test(getComputedStyle(part).overflow)) part = part.parentElement;
  return part === document.documentElement || part === document.body ? null : part;
}

/** Returns how far to scroll so that a span lies within bounds; shows the start if it is too large. */
function by(from: number, to: number, low: number, high: number): number {
  return from < low || to - from > high - low ? from - low : Math.max(0, to - high);
}

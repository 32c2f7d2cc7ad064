/** Brings something into sight that lies in a part of the page which people can move. */

/** What is shown together with something: of a railyard one sees all, not only its stack. */
const WHOLE = '[data-anchor^="yard-"]';

/** Moves the nearest part of the page that people can move, so that something in it can be seen; never the page itself. */
export function reveal(element: Element): void {
  const part = scrolled(element);
  if (!part) return;
  const [inner, outer] = [(element.closest(WHOLE) ?? element).getBoundingClientRect(), part.getBoundingClientRect()];
  part.scrollBy(by(inner.left, inner.right, outer.left, outer.right), by(inner.top, inner.bottom, outer.top, outer.bottom));
}

/** Finds the nearest part of the page around something that people can move. */
export function scrolled(element: Element): Element | null {
  let part = element.parentElement;
  while (part && !/auto|scroll/.test(getComputedStyle(part).overflow)) part = part.parentElement;
  return part === document.documentElement || part === document.body ? null : part;
}

/** Says how far something is moved to lie between two bounds; of what is too large, the beginning is seen. */
function by(from: number, to: number, low: number, high: number): number {
  return from < low || to - from > high - low ? from - low : Math.max(0, to - high);
}

/** Marks what has more to show further down than there is room for, so that its lower edge can tell. */

/** How many pixels nobody misses. */
const SLACK = 4;

/** To be attached to the element that is scrolled; it has `data-more` until its end is in sight. */
export function deeper(element: HTMLElement): () => void {
  const mark = (): void => {
    element.toggleAttribute("data-more", element.scrollTop + element.clientHeight < element.scrollHeight - SLACK);
  };
  const size = new ResizeObserver(mark);
  const content = new MutationObserver(mark);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", mark, { passive: true });
  return () => {
    size.disconnect();
    content.disconnect();
    element.removeEventListener("scroll", mark);
  };
}

/** Marks an element whose content continues below its edge. */

/** Pixels that don't count as hidden. */
const SLACK = 4;

/** Attachment for a scrolling element; sets `data-more` until its end is visible. */
export function scrollShadow(element: HTMLElement): () => void {
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

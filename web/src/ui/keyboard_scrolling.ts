/** Lets the keyboard scroll an element, but only while there is something to scroll. */

/** Attachment for a scrolling element without controls in it. */
export function keyboardScrolling(element: HTMLElement): () => void {
  const mark = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(mark);
  const content = new MutationObserver(mark);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}

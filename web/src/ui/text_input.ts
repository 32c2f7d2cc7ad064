/** Detects where keys type text. */

/** Returns whether an element takes typed letters. */
export function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const ticked = target instanceof HTMLInputElement && ["radio", "checkbox", "range"].includes(target.type);
  return target.isContentEditable || (["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) && !ticked);
}

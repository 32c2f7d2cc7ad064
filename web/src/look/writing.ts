/** Where keys are letters, and not orders. */

/** Says whether somebody writes, or chooses from a list that letters lead through. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const ticked = target instanceof HTMLInputElement && ["radio", "checkbox", "range"].includes(target.type);
  return target.isContentEditable || (["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) && !ticked);
}

/** How somebody pressed a button. */

/** Tells the kind of pointer; none for a key. */
export function pointerOf(event: MouseEvent): string {
  return event instanceof PointerEvent ? event.pointerType : "";
}

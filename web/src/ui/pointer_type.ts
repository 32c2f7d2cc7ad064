/** The pointer type of a click. */

/** Returns the pointer type; empty for a key. */
export function pointerType(event: MouseEvent): string {
  return event instanceof PointerEvent ? event.pointerType : "";
}

/** Hover intent: a moving mouse or a tap, but not an element that slides under a resting mouse. */

/** Attachment; calls `leave` when the mouse moves on, or at the next tap. */
export function hoverIntent(enter: () => void, leave: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let lit = false;
    const on = (): void => {
      if (!lit) enter();
      lit = true;
    };
    const off = (): void => {
      document.removeEventListener("pointerdown", off);
      if (lit) leave();
      lit = false;
    };
    const moved = ({ pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") on();
    };
    const left = ({ pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") off();
    };
    const tapped = (event: MouseEvent): void => {
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
      on();
      document.addEventListener("pointerdown", off);
    };
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerleave", left);
    if (!element.matches("button")) element.addEventListener("click", tapped); // a button handles taps itself
    return () => {
      off();
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerleave", left);
      element.removeEventListener("click", tapped);
    };
  };
}

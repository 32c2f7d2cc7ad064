/** Tells what somebody points at: with a mouse that moves, since what slides under one at rest is not meant, or by a tap. */

/** To be attached to what lights something up; `leave` follows when the mouse goes on, or at the next tap. */
export function pointed(enter: () => void, leave: () => void): (element: HTMLElement) => () => void {
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
    if (!element.matches("button")) element.addEventListener("click", tapped); // a button has its own use for a tap
    return () => {
      off();
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerleave", left);
      element.removeEventListener("click", tapped);
    };
  };
}

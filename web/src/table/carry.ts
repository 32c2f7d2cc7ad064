/** Lets a kind of card be carried from the hand by mouse or finger, to be attached to its button (C10). */

import { isMeant } from "../board/gestures";
import type { Table } from "../state/table.svelte";

export const carry =
  (table: Table, kind: string) =>
  (button: HTMLElement): (() => void) => {
    let gesture = new AbortController();
    let carried = false;

    function begun(down: PointerEvent): void {
      if (!table.live || !down.isPrimary || down.button !== 0) return;
      carried = false;
      gesture = new AbortController();
      const { signal } = gesture;
      addEventListener("pointermove", (event) => moved(down, event), { signal });
      addEventListener("touchmove", (event) => carried && event.preventDefault(), { signal, passive: false }); // as on the map
      addEventListener("pointerup", laid, { signal });
      addEventListener("pointercancel", givenUp, { signal });
      addEventListener("keydown", ({ key }) => key === "Escape" && givenUp(), { signal });
    }

    function moved(down: PointerEvent, { clientX: x, clientY: y, pointerId, pointerType }: PointerEvent): void {
      if (pointerId !== down.pointerId) return;
      if (!carried && isMeant({ x: down.clientX, y: down.clientY }, { x, y }, pointerType)) {
        carried = true;
        button.setPointerCapture(pointerId);
        table.staging.cancel();
        if (!table.view?.railyards) table.staging.pick(kind);
      }
      if (carried) table.carrying.move({ kind, x, y });
    }

    function laid({ pointerType }: PointerEvent): void {
      gesture.abort();
      if (carried && !table.carrying.lay(pointerType)) table.staging.cancel();
    }

    function givenUp(): void {
      gesture.abort();
      if (!carried) return;
      table.carrying.drop();
      table.staging.cancel();
    }

    /** What was carried is not meant to be pressed as well. */
    function clicked(event: MouseEvent): void {
      if (carried && event.detail > 0) event.stopImmediatePropagation();
      carried = false;
    }

    button.addEventListener("pointerdown", begun);
    button.addEventListener("click", clicked, { capture: true });
    return () => {
      if (table.carrying.current?.kind === kind) givenUp();
      gesture.abort();
      button.removeEventListener("pointerdown", begun);
      button.removeEventListener("click", clicked, { capture: true });
    };
  };

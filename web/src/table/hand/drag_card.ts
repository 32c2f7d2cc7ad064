/** Attachment that lets a kind of card be dragged from the hand by mouse or finger. */

import { isDrag } from "../../board/gestures";
import { hasRailyards } from "../../state/features";
import type { Table } from "../../state/table.svelte";

export const dragCard =
  (table: Table, kind: string) =>
  (button: HTMLElement): (() => void) => {
    let gesture = new AbortController();
    let dragging = false;

    function pressed(down: PointerEvent): void {
      if (!table.live || !down.isPrimary || down.button !== 0) return;
      dragging = false;
      gesture = new AbortController();
      const { signal } = gesture;
      addEventListener("pointermove", (event) => moved(down, event), { signal });
      addEventListener("touchmove", (event) => dragging && event.preventDefault(), { signal, passive: false }); // as on the map
      addEventListener("pointerup", dropped, { signal });
      addEventListener("pointercancel", cancelled, { signal });
      addEventListener("keydown", ({ key }) => key === "Escape" && cancelled(), { signal });
    }

    function moved(down: PointerEvent, { clientX: x, clientY: y, pointerId, pointerType }: PointerEvent): void {
      if (pointerId !== down.pointerId) return;
      if (!dragging && isDrag({ x: down.clientX, y: down.clientY }, { x, y }, pointerType)) {
        dragging = true;
        button.setPointerCapture(pointerId);
        table.staging.cancel();
        if (!hasRailyards(table.view)) table.staging.pick(kind);
      }
      if (dragging) table.cardDrag.move({ kind, x, y });
    }

    function dropped({ pointerType }: PointerEvent): void {
      gesture.abort();
      if (dragging && !table.cardDrag.drop(pointerType)) table.staging.cancel();
    }

    function cancelled(): void {
      gesture.abort();
      if (!dragging) return;
      table.cardDrag.cancel();
      table.staging.cancel();
    }

    /** A drag is not also a click. */
    function clicked(event: MouseEvent): void {
      if (dragging && event.detail > 0) event.stopImmediatePropagation();
      dragging = false;
    }

    button.addEventListener("pointerdown", pressed);
    button.addEventListener("click", clicked, { capture: true });
    return () => {
      if (table.cardDrag.current?.kind === kind) cancelled();
      gesture.abort();
      button.removeEventListener("pointerdown", pressed);
      button.removeEventListener("click", clicked, { capture: true });
    };
  };

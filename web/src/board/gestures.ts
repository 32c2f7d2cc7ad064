/** Mouse, touch and key gestures on a map. */

import type { Camera } from "./camera.svelte";
import { distance, type Point } from "./viewport";

/** Pixels that a pointer moves before it counts as a drag. */
const SLACK = { mouse: 4, finger: 9 };
const STEP = 70;
const CLOSER = 1.35;
const TWICE = 320;
/** Milliseconds of a long press. */
const REST = 500;

/** Returns whether a pointer has moved far enough for a drag. */
export function isDrag(from: Point, to: Point, pointer: string): boolean {
  return distance(from, to) >= (pointer === "mouse" ? SLACK.mouse : SLACK.finger);
}

export interface GestureHandlers {
  /** A hovering pointer has moved over the map, or left it (null). */
  hovered(at: Point | null): void;
  /** A click, tap, or screen reader press (without a position). Returns whether it hit anything. */
  clicked(at: Point | null, event: PointerEvent): boolean;
  /** A drag has started or ended. */
  dragged(now: boolean): void;
  /** A long press or right-click. Returns whether it hit anything. */
  held(at: Point, pointer: string): boolean;
}

/** Moves the camera by pointers and keys; passes on everything else to the handlers. */
export function gestures(frame: HTMLElement, camera: Camera, hands: GestureHandlers): () => void {
  const down = new Map<number, Point>();
  let moved = false;
  let began: Point | null = null;
  /** The true position of a finger: browsers move its click to a likely target. */
  let touched: Point = { x: 0, y: 0 };
  let lastTap = { at: { x: 0, y: 0 }, time: -Infinity };
  let hovering = 0;
  let finger = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** The position of the frame, not measured again while a pointer is down. */
  let box = frame.getBoundingClientRect();

  const place = (event: MouseEvent): Point => {
    if (!down.size) box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const listeners: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
    pointerdown(event) {
      if (onControl(event) || (event.pointerType === "mouse" && event.button > 1)) return;
      if (down.size === 0) [moved, began] = [false, place(event)];
      else moved = true;
      touched = place(event);
      down.set(event.pointerId, touched);
      clearTimeout(resting);
      finger = event.pointerType !== "mouse";
      if (finger && down.size === 1) resting = setTimeout(rested, REST);
    },

    pointermove(event) {
      const before = down.get(event.pointerId);
      const now = place(event);
      if (!before || !began) {
        if (event.pointerType === "touch" || onControl(event)) return;
        cancelAnimationFrame(hovering);
        hovering = requestAnimationFrame(() => hands.hovered(now));
        return;
      }
      if (!moved && !isDrag(began, now, event.pointerType)) return;
      if (!moved) {
        moved = true;
        clearTimeout(resting);
        frame.setPointerCapture(event.pointerId);
        hands.dragged(true);
        hands.hovered(null);
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) camera.pinch([before, other], [now, other]);
      else camera.pan(now.x - before.x, now.y - before.y);
      down.set(event.pointerId, now);
    },

    touchmove(event) {
      if (moved) event.preventDefault(); // else the browser starts a fling, and the next tap only stops it
    },

    pointerup: (event) => lifted(event),
    pointercancel: (event) => lifted(event),

    pointerleave() {
      cancelAnimationFrame(hovering);
      hands.hovered(null);
    },

    click(event) {
      if (onControl(event)) return;
      if (moved) {
        moved = false;
        return;
      }
      const pointer = event as PointerEvent;
      const spoken = event.detail === 0;
      const at = pointer.pointerType === "mouse" ? place(event) : touched;
      if (hands.clicked(spoken ? null : at, pointer) || spoken) return;
      const again = event.timeStamp - lastTap.time < TWICE && distance(at, lastTap.at) < 30;
      lastTap = again ? { at, time: -Infinity } : { at, time: event.timeStamp };
      if (again) camera.glide(2, at);
    },

    contextmenu(event) {
      if (onControl(event)) return;
      if (finger || hands.held(place(event), "mouse")) event.preventDefault(); // a long press also opens a context menu
    },

    wheel(event) {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
      if (event.shiftKey) camera.pan(-(event.deltaX + event.deltaY) * unit, 0);
      else camera.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.008 : 0.0016)), place(event));
    },

    keydown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const move = MOVES[event.key];
      if (move && event.target === frame) camera.pan(move[0] * STEP, move[1] * STEP);
      else if (event.key === "+" || event.key === "=") camera.glide(CLOSER);
      else if (event.key === "-" || event.key === "−") camera.glide(1 / CLOSER);
      else if (event.key === "0") camera.fit();
      else return;
      event.preventDefault();
    },
  };

  /** A long press is not also a click. */
  function rested(): void {
    if (!moved && down.size === 1) moved = hands.held(touched, "touch");
  }

  function lifted(event: PointerEvent): void {
    clearTimeout(resting);
    down.delete(event.pointerId);
    if (down.size) return;
    hands.dragged(false);
    began = null;
    if (event.type === "pointercancel") moved = false;
  }

  for (const [name, listener] of Object.entries(listeners)) {
    frame.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    cancelAnimationFrame(hovering);
    clearTimeout(resting);
    for (const [name, listener] of Object.entries(listeners))
      frame.removeEventListener(name, listener as EventListener);
  };
}

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns whether an element is a button on the map. */
function onControl(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button, a") !== null;
}

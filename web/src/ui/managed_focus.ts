/** Moves the keyboard focus into an element that appears, and back when it disappears. */

import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";

/** Whether the last input was a key. */
let keyed = false;
/** The element focused before. */
let origin: Element | null = null;

globalThis.addEventListener?.("keydown", () => (keyed = true), { capture: true });
globalThis.addEventListener?.("pointerdown", () => (keyed = false), { capture: true });

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select";
const USABLE = 'button:not(:disabled, [tabindex="-1"]), [tabindex="0"], a[href]';

/** The fallback target at the start of a turn. */
const HOME = ['[data-group="now"]', '[data-group="row"] [tabindex="0"]'];

/** Attachment for the element that appears; its heading gets the focus. */
export function manageFocus(element: HTMLElement): () => void {
  return untrack(() => arrived(element));
}

function arrived(element: HTMLElement): () => void {
  let inside = false;
  const entered = (): void => void (inside = true);
  /** The focus is lost when its element is removed. */
  const left = ({ relatedTarget: to }: FocusEvent): void => {
    if (to instanceof Node) inside = element.contains(to);
  };
  element.addEventListener("focusin", entered);
  element.addEventListener("focusout", left);

  const from = document.activeElement;
  if (from && from !== document.body && !from.closest('[data-group="decision"]')) origin = from;
  if ((keyed || settings.lists) && !from?.matches(WRITING)) {
    const heading = element.querySelector<HTMLElement>('[tabindex="-1"]:is(h2, h3)');
    const first = element.querySelector<HTMLElement>(USABLE);
    (settings.lists ? heading : (first ?? heading))?.focus({ preventScroll: !settings.lists });
  }
  return () => {
    const lost = inside && (document.activeElement === document.body || element.contains(document.activeElement));
    if (!lost) return;
    const back = origin?.isConnected
      ? origin
      : HOME.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  };
}

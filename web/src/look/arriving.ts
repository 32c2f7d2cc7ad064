/** Leads the focus of those who use keys into what has just come up, and back to where they were when it goes. */

import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";

/** Whether the last thing that a person did was to press a key. */
let keyed = false;
/** Where the focus was before. */
let origin: Element | null = null;

globalThis.addEventListener?.("keydown", () => (keyed = true), { capture: true });
globalThis.addEventListener?.("pointerdown", () => (keyed = false), { capture: true });

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select";
const USABLE = 'button:not(:disabled, [tabindex="-1"]), [tabindex="0"], a[href]';

/** Where a turn begins, for those who were nowhere before. */
const HOME = ['[data-group="now"]', '[data-group="row"] [tabindex="0"]'];

/** To be attached to the element that comes and goes; its heading is where those who listen begin. */
export function arriving(element: HTMLElement): () => void {
  return untrack(() => arrived(element));
}

function arrived(element: HTMLElement): () => void {
  let inside = false;
  const entered = (): void => void (inside = true);
  /** Where the focus goes nowhere, it was taken away together with what had it. */
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
    const back = origin?.isConnected ? origin : HOME.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  };
}

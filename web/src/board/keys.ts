/** Keys inside a group of things on the map: arrows go on, capital letters jump, Enter points, Esc lets go. */

import { plain } from "../words/plain";
import type { Kind, Target } from "./hits";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Finds where a key leads to in a list of names; nothing if it leads nowhere. Letters without Shift lead elsewhere. */
export function next(names: readonly string[], name: string, { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): string | undefined {
  const at = names.indexOf(name);
  const step = STEPS[key];
  if (step !== undefined) return names[(at + step + names.length) % names.length];
  if (key === "Home") return names[0];
  if (key === "End") return names.at(-1);
  if (!shiftKey || !/^\p{L}$/u.test(key)) return undefined;
  const after = [...names.slice(at + 1), ...names.slice(0, at + 1)];
  return after.find((one) => one.split("-").some((city) => begins(city, key)));
}

function begins(city: string, letter: string): boolean {
  return plain(city).startsWith(plain(letter));
}

/** Finds what an element on the map stands for. */
export function targetOf(element: EventTarget | null): Target | null {
  const found = element instanceof Element ? element.closest<SVGElement>("[data-kind]") : null;
  const { kind, name } = found?.dataset ?? {};
  return kind && name ? { kind: kind as Kind, name } : null;
}

/** Puts the focus on something on the map. */
export function focus(root: Element, { kind, name }: Target): void {
  root.querySelector<SVGElement>(`[data-kind="${kind}"][data-name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}

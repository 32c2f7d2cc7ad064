/** Keys within a group on the map: arrows step, capital letters jump. */

import { normalise } from "../words/normalise";
import type { Kind, Target } from "./hit_test";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the name that a key leads to, if any; letters only with Shift. */
export function nextName(
  names: readonly string[],
  name: string,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): string | undefined {
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
  return normalise(city).startsWith(normalise(letter));
}

/** Returns the target of an element. */
export function targetOf(element: EventTarget | null): Target | null {
  const found = element instanceof Element ? element.closest<SVGElement>("[data-kind]") : null;
  const { kind, name } = found?.dataset ?? {};
  return kind && name ? { kind: kind as Kind, name } : null;
}

/** Focuses a target. */
export function focusTarget(root: Element, { kind, name }: Target): void {
  root
    .querySelector<SVGElement>(`[data-kind="${kind}"][data-name="${CSS.escape(name)}"]`)
    ?.focus({ preventScroll: true });
}

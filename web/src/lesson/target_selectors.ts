/** Selectors of the targets of a guided game; the first one with a visible match is used. */

import type { Staged } from "../state/staging.svelte";
import { actionCards, actionPositions } from "../state/action_text";
import type { Choices, Where } from "../wire/types";

/** Selectors of things to look at, including the sheet of a narrow screen. */
const LOOKS: Record<string, string[]> = {
  board: ['[data-group="map"]'],
  ticket: ['[data-group="tickets"]', sheet("tickets")],
  hand: ['[data-anchor="hand"]', sheet("hand")],
  seat: ['[data-anchor="seat-0"]'],
  rival: ['[data-anchor="seat-1"]'],
  majorities: ["[data-majorities]", sheet("seats")],
  yard: ['[data-anchor="yard-0"]'],
  stack: ['[data-anchor="stack-0"]'],
};

/** The only move that a guided game allows. */
export interface LessonMove {
  where: Where;
  what: string;
  action: string;
}

/** Returns the only move; null if there is none. */
export function moveOf(choices: Choices): LessonMove | null {
  for (const [where, things] of Object.entries(choices)) {
    for (const [what, [action]] of Object.entries(things)) {
      if (action !== undefined) return { where: where as Where, what, action };
    }
  }
  return null;
}

/** Returns the selectors for something to look at. */
export const lookSelectors = (look: string): string[] => LOOKS[look] ?? [];

/** Returns the selectors for a move: the remaining choices, the confirming button, or its start. */
export function targetSelectors({ where, what, action }: LessonMove, staged: Staged | null): string[] {
  const inside = (selector: string): string => `[data-group="decision"] ${selector}`;
  const begun = staged?.where === where && staged.what === what;
  return [
    inside(`[data-action="${CSS.escape(action)}"]:not([aria-checked="true"])`),
    ...toggles(where, action).map(inside),
    ...(begun || ["offer", "held", "tunnel"].includes(where) ? [inside("[data-go]")] : []),
    ...beginnings(where, what, action),
    sheet("hand"),
    '[data-group="now"]',
  ];
}

/** The tickets still to be ticked, or ticked by mistake. */
function toggles(where: Where, action: string): string[] {
  if (where === "offer" || where === "held") {
    const places = actionPositions(action);
    const wrong = places.map((place) => `:not([data-place="${place}"])`).join("");
    return [
      ...(places.length
        ? [`:is(${places.map((place) => `[data-place="${place}"]`).join()})[aria-pressed="false"]`]
        : []),
      `[data-place]${wrong}[aria-pressed="true"]`,
    ];
  }
  if (!action.includes("+")) return [];
  return [
    `:is(${actionCards(action)
      .map((kind) => `[data-pick="${kind}"]`)
      .join()})[aria-pressed="false"]`,
  ];
}

function beginnings(where: Where, what: string, action: string): string[] {
  const name = CSS.escape(what);
  switch (where) {
    case "route":
    case "city":
      return [`[data-kind="${where}"][data-name="${name}"]`];
    case "row":
    case "hand":
      return [`[data-anchor~="${where}-${name}"]`];
    case "deck":
    case "tickets":
      return [`[data-anchor="${where}"]`];
    default:
      return [`[data-action="${CSS.escape(action)}"]`];
  }
}

function sheet(name: string): string {
  return `[data-sheet="${name}"][aria-pressed="false"]`;
}

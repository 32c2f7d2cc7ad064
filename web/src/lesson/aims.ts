/** What a first game points at: selectors of things on the page, of which the first that finds some in sight counts. */

import { cardsOf, type Staged } from "../state/staging.svelte";
import { positions } from "../table/status";
import type { Choices, Where } from "../wire/types";

/** Where things are that are only to be looked at, and on which sheet of a narrow screen. */
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

/** The one thing that can be done in a first game. */
export interface Move {
  where: Where;
  what: string;
  action: string;
}

/** Finds the one thing that can be done; null if there is none. */
export function moveOf(choices: Choices): Move | null {
  for (const [where, things] of Object.entries(choices)) {
    for (const [what, [action]] of Object.entries(things)) {
      if (action !== undefined) return { where: where as Where, what, action };
    }
  }
  return null;
}

/** Lists where to point when something is to be looked at. */
export const looks = (look: string): string[] => LOOKS[look] ?? [];

/** Lists where to point for a move: what is left to be chosen for it, the button that ends it, or where it begins. */
export function aims({ where, what, action }: Move, staged: Staged | null): string[] {
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

/** What is still to be ticked, all of it at once, or what was ticked by mistake. */
function toggles(where: Where, action: string): string[] {
  if (where === "offer" || where === "held") {
    const places = positions(action);
    const wrong = places.map((place) => `:not([data-place="${place}"])`).join("");
    return [
      ...places.length ? [`:is(${places.map((place) => `[data-place="${place}"]`).join()})[aria-pressed="false"]`] : [],
      `[data-place]${wrong}[aria-pressed="true"]`,
    ];
  }
  if (!action.includes("+")) return [];
  return [`:is(${cardsOf(action).map((kind) => `[data-pick="${kind}"]`).join()})[aria-pressed="false"]`];
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

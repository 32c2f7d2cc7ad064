/** Choices that the page has no drawing for: a game's own mechanism, or a known action in an unusual place. */

import type { Board, Choices, View } from "../wire/types";
import { hasRailyards } from "./features";

/** An action, and what it points at. */
export interface OwnChoice {
  where: string;
  what: string;
  action: string;
}

/** What decides whether a choice is drawn. */
export interface Surroundings {
  view: View;
  board: Board | null;
  /** Whether routes and cities can be pressed: not on a map without a drawing. */
  hasMap: boolean;
}

/** The phases that the page describes in words of its own. */
const PHASES = new Set(["turn", "second card", "tickets", "tunnel", "passenger", "completing", "over"]);

/** Returns whether the page has words of its own for a phase. */
export const isKnownPhase = (phase: string): boolean => PHASES.has(phase);

/** By aim: whether a control of the page plays an action. */
const DRAWN: Record<string, (choice: OwnChoice, surroundings: Surroundings, choices: Choices) => boolean> = {
  deck: ({ what, action }) => what === "" && action === "draw",
  row: ({ what, action }, { view }) => view.row.includes(what) && /^draw [A-Z]$/.test(action),
  route: ({ what, action }, { board, hasMap }) =>
    hasMap && /^claim .+ [A-Z+]+$/.test(action) && Boolean(board?.routes?.some(({ name }) => name === what)),
  city: ({ action }, { hasMap }) => hasMap && /^station .+ [A-Z+]+$/.test(action),
  tickets: ({ what, action }) => what === "" && /^(exchange|tickets( \d+\+\d+)?)$/.test(action),
  offer: ({ what, action }, { view }) => what === "" && view.offer.length > 0 && /^keep [\d,none]+$/.test(action),
  held: ({ what, action }) => what === "" && /^complete [\d,none]+$/.test(action),
  passenger: ({ what, action }, _, choices) =>
    Object.keys(choices["passenger"] ?? {})[0] === what && /^take \w+ .+$/.test(action),
  hand: ({ action }, { view }) => hasRailyards(view) && /^place [A-Z+]+$/.test(action),
  tunnel: ({ action }, { view }) => view.phase === "tunnel" && /^(withdraw|pay [A-Z+]+)$/.test(action),
  turn: ({ what, action }) => what === action && /^(pass|stop)$/.test(action),
};

/** Returns the choices that need buttons of their own. */
export function ownChoices(choices: Choices, surroundings: Surroundings): OwnChoice[] {
  return Object.entries(choices).flatMap(([where, things]) =>
    Object.entries(things ?? {}).flatMap(([what, actions]) =>
      actions
        .map((action) => ({ where, what, action }))
        .filter((choice) => !DRAWN[where]?.(choice, surroundings, choices)),
    ),
  );
}

/** Returns the aims of which some choice has a drawing. */
export function drawnAims(choices: Choices, own: readonly OwnChoice[]): Set<string> {
  const count = (where: string): number => Object.values(choices[where] ?? {}).flat().length;
  return new Set(
    Object.keys(choices).filter((where) => count(where) > own.filter((choice) => choice.where === where).length),
  );
}

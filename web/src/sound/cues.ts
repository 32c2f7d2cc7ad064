/** Which sound belongs to what happens (A7). */

import type { GameEvent, StateTold } from "../wire/types";

export type Cue = "turn" | "card" | "wagon" | "ticket" | "tunnel" | "final" | "over" | "chat";

const BY_EVENT: Record<string, Cue> = {
  drawn: "card",
  taken: "card",
  given: "card",
  flush: "card",
  reshuffle: "card",
  kept: "card",
  exchanged: "card",
  collected: "card",
  moved: "card",
  robbed: "card",
  claimed: "wagon",
  station: "wagon",
  placed: "wagon",
  revealed: "tunnel",
  completed: "ticket",
  bonus: "ticket",
};

/** Finds the sound of an event that is shown; most have one, and what only explains another has none. */
export const cueOf = ({ type }: GameEvent): Cue | undefined => BY_EVENT[type];

/** Counts the wagons or cards that are laid one by one. */
export const timesOf = ({ cards }: GameEvent): number => (typeof cards === "string" ? cards.replaceAll("+", "").length : 1);

/** Finds the sounds of what a new state brings beyond single events. */
export function turnsOf(before: StateTold, now: StateTold): Cue[] {
  if (now.view.over) return before.view.over ? [] : ["over"];
  const done = ({ progress }: StateTold): number => progress.filter((one) => one.done).length;
  const final = now.events.some(({ type }) => type === "last round");
  return [...(final ? (["final"] as const) : []), ...(done(now) > done(before) ? (["ticket"] as const) : [])];
}

/** The sounds of events. */

import type { GameEvent, StateMessage } from "../wire/types";

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

/** Returns the sound of an event, if it has one. */
export const cueOf = ({ type }: GameEvent): Cue | undefined => BY_EVENT[type];

/** Returns how many times a sound repeats: once for each wagon or card. */
export const repeatsOf = ({ cards }: GameEvent): number =>
  typeof cards === "string" ? cards.replaceAll("+", "").length : 1;

/** Returns the sounds of a change of state. */
export function turnCues(before: StateMessage, now: StateMessage): Cue[] {
  if (now.view.over) return before.view.over ? [] : ["over"];
  const done = ({ progress }: StateMessage): number => progress.filter((one) => one.done).length;
  const final = now.events.some(({ type }) => type === "last round");
  return [...(final ? (["final"] as const) : []), ...(done(now) > done(before) ? (["ticket"] as const) : [])];
}

/** How far the own tickets are, as the server tells it. */

import type { StateTold, Ticket, View } from "../wire/types";

export interface Held {
  ticket: Ticket;
  /** Its place in the view's list, counted from 1. */
  place: number;
  done: boolean;
  /** Done only by a route of somebody else, which is not settled before the end. */
  provisional: boolean;
  /** Whether it can still be completed; what nobody can know is taken as yes. */
  possible: boolean;
}

/** Lists the own tickets: open ones first, those that are impossible next, those done last. */
export function standing(state: Pick<StateTold, "progress"> | null, view: Pick<View, "tickets">): Held[] {
  const held = view.tickets.map((ticket, index) => {
    const told = state?.progress[index];
    return {
      ticket,
      place: index + 1,
      done: told?.done ?? false,
      provisional: told?.borrowed ?? false,
      possible: told?.possible ?? true,
    };
  });
  const rank = ({ done, possible }: Held): number => (done ? 2 : possible ? 0 : 1);
  return held.sort((one, other) => rank(one) - rank(other));
}

/** Adds up what the tickets would bring and cost if it ended now; null where tickets have no points. */
export function summed(held: readonly Held[]): { done: number; plus: number; minus: number } | null {
  if (!held.length || held.some(({ ticket }) => ticket.points === undefined)) return null;
  const sum = (some: Held[]): number => some.reduce((total, { ticket }) => total + (ticket.points ?? 0), 0);
  const done = held.filter((one) => one.done);
  return { done: done.length, plus: sum(done), minus: sum(held.filter((one) => !one.done)) };
}

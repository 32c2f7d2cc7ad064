/** The progress of the viewer's tickets. */

import type { StateMessage, Ticket, View } from "../../wire/types";
import { hasPoints } from "../../state/features";

export interface TicketProgress {
  ticket: Ticket;
  /** Its position in the view's list, counted from 1. */
  place: number;
  done: boolean;
  /** Completed only through another player's route, which is settled at the end. */
  provisional: boolean;
  /** Whether it can still be completed; true if unknown. */
  possible: boolean;
}

/** Returns the viewer's tickets: open ones first, then impossible ones, then completed ones. */
export function ticketProgress(
  state: Pick<StateMessage, "progress"> | null,
  view: Pick<View, "tickets">,
): TicketProgress[] {
  const held = view.tickets.map((ticket, index) => {
    const info = state?.progress[index];
    return {
      ticket,
      place: index + 1,
      done: info?.done ?? false,
      provisional: info?.borrowed ?? false,
      possible: info?.possible ?? true,
    };
  });
  const rank = ({ done, possible }: TicketProgress): number => (done ? 2 : possible ? 0 : 1);
  return held.sort((one, other) => rank(one) - rank(other));
}

/** Returns what the tickets would score if the game ended now; null where they have no points. */
export function ticketTotals(held: readonly TicketProgress[]): { done: number; plus: number; minus: number } | null {
  if (!held.length || !held.every(({ ticket }) => hasPoints(ticket))) return null;
  const sum = (some: TicketProgress[]): number => some.reduce((total, { ticket }) => total + (ticket.points ?? 0), 0);
  const done = held.filter((one) => one.done);
  return { done: done.length, plus: sum(done), minus: sum(held.filter((one) => !one.done)) };
}

/** Detects the tickets that a seat completes during play, from the progress that only this seat receives. */

import type { StateMessage, Ticket } from "../wire/types";

export class CompletedTickets {
  /** The completed tickets of each seat, as far as they have been seen. */
  #known = new Map<number, Set<string>>();

  /** Returns the tickets completed since the seat's last state; none for the first one, or where an event tells it. */
  take({ seat, view, progress, events }: StateMessage): Ticket[] {
    if (seat === null) return [];
    const done = (view.tickets ?? []).filter((_, number) => progress[number]?.done);
    const known = this.#known.get(seat);
    this.#known.set(seat, new Set([...(known ?? []), ...done.map(keyOf)]));
    const announced = events.some((event) => event.type === "completed" && event.seat === seat);
    return known && !announced && !view.over ? done.filter((ticket) => !known.has(keyOf(ticket))) : [];
  }
}

const keyOf = ({ between, points, deck }: Ticket): string => JSON.stringify([between, points, deck]);

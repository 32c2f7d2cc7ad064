/** The tickets that the viewer has chosen while others still choose; they are not in the hand yet. */

import type { Ticket, View } from "../wire/types";

/** Returns the chosen tickets of an offer that is still open for others. */
export function chosenTickets({
  seat,
  choosing,
  choice,
  offer,
}: Pick<View, "seat" | "choosing" | "choice" | "offer">): Ticket[] {
  if (!choosing.length || choosing.includes(seat)) return [];
  return offer.filter((_, position) => (choice >> position) & 1);
}

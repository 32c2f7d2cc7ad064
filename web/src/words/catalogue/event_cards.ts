/** The cards and routes in an event, for all languages. */

import { kindsOf } from "../../theme/tokens";
import type { GameEvent } from "../../wire/types";

/** Returns an event's cards as a sentence part; null if they are hidden. */
export function eventCards({ card, cards }: GameEvent): { cards: string[] } | null {
  if (card !== undefined) return { cards: [card] };
  if (typeof cards === "string") return { cards: kindsOf(cards) };
  return Array.isArray(cards) ? { cards } : null;
}

/** Returns the two cities of a route: Paris – Zürich. */
export const routeEnds = (route = ""): string => route.split("/")[0]?.replace("-", " – ") ?? route;

/** Cards that events show, which are alike in all languages. */

import { kindsOf } from "../look/tokens";
import type { GameEvent } from "../wire/types";

/** Cards in a sentence; null where one could not see them. */
export function shown({ card, cards }: GameEvent): { cards: string[] } | null {
  if (card !== undefined) return { cards: [card] };
  if (typeof cards === "string") return { cards: kindsOf(cards) };
  return Array.isArray(cards) ? { cards } : null;
}

/** The two cities of a route: Paris – Zürich. */
export const ends = (route = ""): string => route.split("/")[0]?.replace("-", " – ") ?? route;

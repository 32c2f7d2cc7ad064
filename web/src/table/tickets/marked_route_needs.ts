/** What a private plan still needs: trains, and cards by colour. */

import { KINDS } from "../../theme/tokens";
import type { Counted, Route } from "../../wire/types";

export interface CardNeed {
  kind: string;
  need: number;
  have: number;
}

export interface PlanNeeds {
  /** Routes still to be claimed, and routes lost to others or closed. */
  open: Route[];
  lost: Route[];
  trains: number;
  /** Cards by kind, including locomotives for ferries. */
  cards: CardNeed[];
  /** The lengths of grey routes, without their locomotives. */
  any: number[];
}

export interface PlanFacts {
  routes: readonly Route[];
  owners: ReadonlyMap<string, number>;
  closed: ReadonlySet<string>;
  hand: Counted;
}

/** Returns what the marked routes need; claimed ones need nothing. */
export function markedRouteNeeds(marked: readonly string[], { routes, owners, closed, hand }: PlanFacts): PlanNeeds {
  const free = routes.filter(({ name }) => marked.includes(name));
  const open = free.filter(({ name }) => !owners.has(name) && !closed.has(name));
  const wanted: Counted = {};
  const any: number[] = [];
  for (const { colour, length, ferry } of open) {
    if (ferry) wanted["locomotive"] = (wanted["locomotive"] ?? 0) + ferry;
    if (colour === "gray") any.push(length - ferry);
    else wanted[colour] = (wanted[colour] ?? 0) + length - ferry;
  }
  return {
    open,
    lost: free.filter((route) => !open.includes(route)),
    trains: open.reduce((sum, { length }) => sum + length, 0),
    cards: KINDS.flatMap((kind) => (wanted[kind] ? [{ kind, need: wanted[kind], have: hand[kind] ?? 0 }] : [])),
    any: any.filter((length) => length > 0).sort((one, other) => other - one),
  };
}

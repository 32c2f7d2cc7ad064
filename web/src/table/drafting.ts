/** What a private plan still takes: trains, and cards by colour, as printed on its routes. */

import { KINDS } from "../look/tokens";
import type { Counted, Route } from "../wire/types";

export interface Need {
  kind: string;
  need: number;
  have: number;
}

export interface Outlook {
  /** Routes that are still to be claimed, and those that somebody else has or that are closed. */
  open: Route[];
  lost: Route[];
  trains: number;
  /** Cards of certain kinds, locomotives for ferries among them. */
  cards: Need[];
  /** Lengths of routes that take any one colour, without their locomotives. */
  any: number[];
}

export interface Facts {
  routes: readonly Route[];
  owners: ReadonlyMap<string, number>;
  closed: ReadonlySet<string>;
  hand: Counted;
}

/** Adds up what the marked routes take; those that are one's own by now take nothing. */
export function outlook(marked: readonly string[], { routes, owners, closed, hand }: Facts): Outlook {
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

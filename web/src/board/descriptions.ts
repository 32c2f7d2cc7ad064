/** Descriptions of things on the board. */

import type { Counted, Fact, Route, Saying, View } from "../wire/types";
import { serverText } from "../words/server_text";
import { capitalise } from "../words/catalogue/format";
import { routeEnds } from "../words/catalogue/event_cards";
import { words } from "../words/words.svelte";

/** Describes a route: Paris – Zürich, 3 spaces, any colour, tunnel, 4 points; double routes also by track. */
export function routeText(route: Omit<Route, "cities">): string {
  const track = /\/(\d+)$/.exec(route.name)?.[1];
  const parts = [
    routeEnds(route.name),
    words.board.spaces(route.length),
    words.kinds[route.colour] ?? route.colour,
    ...(track ? [words.board.track(track)] : []),
    ...(route.tunnel ? [words.board.tunnel] : []),
    ...(route.ferry ? [words.board.ferry(route.ferry)] : []),
    ...(route.points ? [words.end.points(route.points)] : []),
  ];
  return parts.join(", ");
}

/** Describes the owner of a route; empty if it is free. */
export function ownerText(owner: number | undefined, names: readonly string[], me: number | null): string {
  if (owner === undefined) return "";
  return owner === me ? words.board.yours : words.board.theirs(names[owner] ?? "");
}

/** Describes why something can't be used, without repeating what it is. */
export function refusalText(reason: Saying, names: readonly string[]): string {
  const { what, lack } = reason.facts;
  return isReason(what) && isReason(lack) ? `${capitalise(serverText(lack, names))}.` : serverText(reason, names);
}

/** Describes a city: its station, and whether it is on a ticket. */
export function cityText(name: string, view: View | null, names: readonly string[], wanted: boolean): string {
  const station = view?.station_at?.[name];
  return [
    name,
    ...(station === undefined ? [] : [words.board.station(names[station] ?? "")]),
    ...(wanted ? [words.board.wanted] : []),
  ].join(", ");
}

/** Describes waiting passengers. */
export function waitingText(waiting: Counted | undefined): string {
  const passengers = Object.entries(waiting ?? {});
  return passengers.length ? words.board.waiting(passengers) : words.board.nobody;
}

/** Describes the passengers at a place. */
export function queueText(name: string, waiting: Counted | undefined): string {
  return words.label(name, waitingText(waiting));
}

function isReason(fact: Fact | undefined): fact is Saying & { is: "reason" } {
  return typeof fact === "object" && fact.is === "reason";
}

/** What things on the board are called. */

import type { Counted, Fact, Route, Saying, View } from "../wire/types";
import { say } from "../words/saying";
import { sentence } from "../words/sentence";
import { ends } from "../words/shown";
import { words } from "../words/words.svelte";

/** Describes a route: Paris – Zürich, 3 spaces, any colour, tunnel, 4 points; of two that are alike, each by its track. */
export function routeInWords(route: Omit<Route, "cities">): string {
  const track = /\/(\d+)$/.exec(route.name)?.[1];
  const parts = [
    ends(route.name),
    words.board.spaces(route.length),
    words.kinds[route.colour] ?? route.colour,
    ...(track ? [words.board.track(track)] : []),
    ...(route.tunnel ? [words.board.tunnel] : []),
    ...(route.ferry ? [words.board.ferry(route.ferry)] : []),
    ...(route.points ? [words.end.points(route.points)] : []),
  ];
  return parts.join(", ");
}

/** Says whose a route is; nothing for one that is free. */
export function ownerInWords(owner: number | undefined, names: readonly string[], me: number | null): string {
  if (owner === undefined) return "";
  return owner === me ? words.board.yours : words.board.theirs(names[owner] ?? "");
}

/** Says why something can't be used where it is described already: only what is lacking. */
export function lackInWords(reason: Saying, names: readonly string[]): string {
  const { what, lack } = reason.facts;
  return isReason(what) && isReason(lack) ? `${sentence(say(lack, names))}.` : say(reason, names);
}

/** Describes a city: its station, and whether a ticket leads there. */
export function cityInWords(name: string, view: View | null, names: readonly string[], wanted: boolean): string {
  const station = view?.station_at?.[name];
  return [
    name,
    ...(station === undefined ? [] : [words.board.station(names[station] ?? "")]),
    ...(wanted ? [words.board.wanted] : []),
  ].join(", ");
}

/** Says who waits. */
export function waitingInWords(waiting: Counted | undefined): string {
  const passengers = Object.entries(waiting ?? {});
  return passengers.length ? words.board.waiting(passengers) : words.board.nobody;
}

/** Describes who waits at a place. */
export function queueInWords(name: string, waiting: Counted | undefined): string {
  return words.label(name, waitingInWords(waiting));
}

function isReason(fact: Fact | undefined): fact is Saying & { is: "reason" } {
  return typeof fact === "object" && fact.is === "reason";
}

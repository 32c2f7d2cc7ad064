/** What things on the board are called. */

import type { Counted, View } from "../wire/types";
import type { DrawnRoute } from "../wire/drawing";
import { words } from "../words/words.svelte";

/** Describes a route: Paris – Zürich, 3, any colour, tunnel, 4 points. */
export function routeInWords(route: DrawnRoute, cities: readonly { name: string }[]): string {
  const [from, to] = route.cities.map((number) => cities[number]?.name ?? "");
  const parts = [
    `${from} – ${to}`,
    String(route.length),
    words.kinds[route.colour] ?? route.colour,
    ...(route.tunnel ? [words.board.tunnel] : []),
    ...(route.ferry ? [words.board.ferry(route.ferry)] : []),
    words.end.points(route.points),
  ];
  return parts.join(", ");
}

/** Says whose a route is; nothing for one that is free. */
export function ownerInWords(owner: number | undefined, names: readonly string[], me: number | null): string {
  if (owner === undefined) return "";
  return owner === me ? words.board.yours : words.board.theirs(names[owner] ?? "");
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

/** Describes who waits at a place. */
export function queueInWords(name: string, waiting: Counted | undefined): string {
  const passengers = Object.entries(waiting ?? {});
  return words.label(name, passengers.length ? words.board.waiting(passengers) : words.board.nobody);
}


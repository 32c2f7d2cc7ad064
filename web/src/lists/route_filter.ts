/** Filters for the lists of routes and cities. */

import type { Lights } from "../board/lights.svelte";
import type { Table } from "../state/table.svelte";
import type { Route } from "../wire/types";
import { normalise } from "../words/normalise";

/** The status of a route from a seat's point of view. */
export type RouteStatus = "usable" | "free" | "mine" | "theirs" | "closed";

export interface RouteFilter {
  /** The start of a city's name. */
  city: string;
  standing: RouteStatus | "";
  colour: string;
}

/** Returns the status of a route: claimable, free, taken or closed. */
export function routeStatus(
  name: string,
  { owners, viewer }: Pick<Table, "owners" | "viewer">,
  lights: Pick<Lights, "usable" | "closed">,
): RouteStatus {
  const owner = owners.get(name);
  if (owner !== undefined) return owner === viewer ? "mine" : "theirs";
  if (lights.closed.has(name)) return "closed";
  return lights.usable.has(`route:${name}`) ? "usable" : "free";
}

/** Returns the matching routes, sorted by name; a claimable route counts as free too. */
export function filterRoutes(
  routes: readonly Route[],
  { city, standing, colour }: RouteFilter,
  stands: (name: string) => RouteStatus,
): Route[] {
  return routes
    .filter(({ cities }) => cities.some((one) => matchesPrefix(one, city)))
    .filter((route) => !colour || route.colour === colour)
    .filter(({ name }) => !standing || stands(name) === standing || (standing === "free" && stands(name) === "usable"))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns all cities of a board, sorted by name. */
export function citiesOn(routes: readonly Route[]): string[] {
  return [...new Set(routes.flatMap(({ cities }) => cities))].sort((one, other) => one.localeCompare(other));
}

/** Returns whether any word of a name starts with the typed text. */
export function matchesPrefix(name: string, typed: string): boolean {
  const wanted = normalise(typed.trim());
  return ` ${normalise(name)}`.replace(/[^\p{L}\p{N}]+/gu, " ").includes(` ${wanted}`);
}

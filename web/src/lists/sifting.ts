/** Routes and cities, sifted by what a person looks for. */

import type { Lights } from "../board/lights.svelte";
import type { Table } from "../state/table.svelte";
import type { Route } from "../wire/types";
import { plain } from "../words/plain";

/** How a route stands to a seat. */
export type Standing = "usable" | "free" | "mine" | "theirs" | "closed";

export interface Wanted {
  /** The beginning of a city's name. */
  city: string;
  standing: Standing | "";
  colour: string;
}

/** Tells how a route stands: whose it is, or whether it can be claimed. */
export function standingOf(name: string, { owners, eyes }: Pick<Table, "owners" | "eyes">, lights: Pick<Lights, "usable" | "closed">): Standing {
  const owner = owners.get(name);
  if (owner !== undefined) return owner === eyes ? "mine" : "theirs";
  if (lights.closed.has(name)) return "closed";
  return lights.usable.has(`route:${name}`) ? "usable" : "free";
}

/** Finds the routes that are looked for, in the order of their names; one that can be claimed is free as well. */
export function sifted(routes: readonly Route[], { city, standing, colour }: Wanted, stands: (name: string) => Standing): Route[] {
  return routes
    .filter(({ cities }) => cities.some((one) => begins(one, city)))
    .filter((route) => !colour || route.colour === colour)
    .filter(({ name }) => !standing || stands(name) === standing || (standing === "free" && stands(name) === "usable"))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Lists all cities of a board in the order of their names. */
export function citiesOf(routes: readonly Route[]): string[] {
  return [...new Set(routes.flatMap(({ cities }) => cities))].sort((one, other) => one.localeCompare(other));
}

/** Says whether a word of a name begins as it was typed. */
export function begins(name: string, typed: string): boolean {
  const wanted = plain(typed.trim());
  return ` ${plain(name)}`.replace(/[^\p{L}\p{N}]+/gu, " ").includes(` ${wanted}`);
}

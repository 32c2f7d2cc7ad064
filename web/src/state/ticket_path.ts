/** The path that completes a ticket, along the routes of one seat. */

import type { Route } from "../wire/types";

/** A route of a path; `reversed` if it is travelled from its second city to its first. */
export interface PathStep {
  route: string;
  reversed: boolean;
}

/** Returns a path with the fewest routes between two places; none if they are not connected. Some places only end paths. */
export function ticketPath(
  between: readonly string[],
  routes: readonly Pick<Route, "name" | "cities">[],
  ends: ReadonlySet<string> = new Set(),
): PathStep[] {
  const [from = "", to = ""] = between;
  const paths = new Map<string, PathStep[]>([[from, []]]);
  const queue = [from];
  for (let city = queue.shift(); city !== undefined && city !== to; city = queue.shift()) {
    if (city !== from && ends.has(city)) continue;
    for (const {
      name,
      cities: [one = "", other = ""],
    } of routes) {
      const next = one === city ? other : other === city ? one : undefined;
      if (next === undefined || paths.has(next)) continue;
      paths.set(next, [...(paths.get(city) ?? []), { route: name, reversed: other === city }]);
      queue.push(next);
    }
  }
  return paths.get(to) ?? [];
}

/** Points by route length. */

import type { Route } from "../wire/types";

/** Returns lengths with their points, shortest first; empty for a game without points. */
export function pointsByLength(routes: readonly Route[]): [number, number][] {
  const found = new Map(routes.map(({ length, points }) => [length, points]));
  const listed = [...found].sort(([one], [other]) => one - other);
  return listed.some(([, points]) => points) ? listed : [];
}

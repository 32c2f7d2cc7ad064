/** What routes of each length are worth, from the board itself. */

import type { Route } from "../../wire/types";

/** Lists lengths with their points, shortest first; nothing for a game without points. */
export function pointsByLength(routes: readonly Route[]): [number, number][] {
  const found = new Map(routes.map(({ length, points }) => [length, points]));
  const listed = [...found].sort(([one], [other]) => one - other);
  return listed.some(([, points]) => points) ? listed : [];
}

/** Where on the board a move is made. */

export interface MovePlace {
  route?: string;
  city?: string;
}

/** Returns the route that a move claims, or the city in which it builds; nothing for other moves. */
export function movePlace(action: string): MovePlace {
  const claim = /^claim (.+) [^ ]+$/.exec(action);
  if (claim) return { route: claim[1] ?? "" };
  const station = /^station (.+) [^ ]+$/.exec(action);
  return station ? { city: station[1] ?? "" } : {};
}

/** Drawings of boards for pictures, fetched once a visit and one after the other, the games that are looked at first. */

import type { Drawing } from "../wire/drawing";
import { drawing } from "../wire/http";

/** Games of the box that have no board, so that nobody has to ask. */
const BOARDLESS = new Set(["card_game"]);

const fetched = new Map<string, Promise<Drawing | null>>();
let last: Promise<unknown> = Promise.resolve();

/** Fetches how a board is drawn; null where there is none, or where it can't be had now. */
export function pictured(game: string): Promise<Drawing | null> {
  if (BOARDLESS.has(game)) return Promise.resolve(null);
  const known = fetched.get(game);
  if (known) return known;
  const found = last.then(() => drawing(game)).catch(() => {
    fetched.delete(game);
    return null;
  });
  last = found;
  fetched.set(game, found);
  return found;
}

/** A cache of board drawings, fetched one at a time. */

import type { Drawing } from "../wire/drawing";
import { drawing } from "../wire/http";

/** Shipped games without a board, which need no request. */
const BOARDLESS = new Set(["card_game"]);

const fetched = new Map<string, Promise<Drawing | null>>();
let last: Promise<unknown> = Promise.resolve();

/** Returns the drawing of a board; null if there is none, or if it can't be fetched now. */
export function cachedDrawing(game: string): Promise<Drawing | null> {
  if (BOARDLESS.has(game)) return Promise.resolve(null);
  const known = fetched.get(game);
  if (known) return known;
  const found = last
    .then(() => drawing(game))
    .catch(() => {
      fetched.delete(game);
      return null;
    });
  last = found;
  fetched.set(game, found);
  return found;
}

/** The row as it lies on a table: a card that is taken leaves its place, and the next one comes to lie there. */

/** A place of the row: what lies there, and what was taken from there when the row changed last. */
export interface Place {
  kind: string;
  was?: string | undefined;
}

/** Lays a row out anew; whatever still lies there stays where it is. */
export function laid(before: readonly Place[], row: readonly string[]): readonly Place[] {
  const coming = [...row];
  const stay = before.map(({ kind }) => take(coming, kind));
  if (!coming.length && stay.every(Boolean)) return before;
  const places = before.map(({ kind }, index): Place | null => {
    if (stay[index]) return { kind };
    const next = coming.shift();
    return next === undefined ? null : { kind: next, was: kind };
  });
  return [...places.filter((place) => place !== null), ...coming.map((kind) => ({ kind }))];
}

/** Takes a card out of several, and says whether it was among them. */
function take(cards: string[], kind: string): boolean {
  const at = cards.indexOf(kind);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

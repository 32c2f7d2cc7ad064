/** The slots of the row: a new card takes the slot of the one that was taken. */

/** A slot: its card, and the card that was last taken from it. */
export interface RowSlot {
  kind: string;
  was?: string | undefined;
}

/** Updates the slots; cards that stay keep theirs. */
export function updateSlots(before: readonly RowSlot[], row: readonly string[]): readonly RowSlot[] {
  const coming = [...row];
  const stay = before.map(({ kind }) => take(coming, kind));
  if (!coming.length && stay.every(Boolean)) return before;
  const places = before.map(({ kind }, index): RowSlot | null => {
    if (stay[index]) return { kind };
    const next = coming.shift();
    return next === undefined ? null : { kind: next, was: kind };
  });
  return [...places.filter((place) => place !== null), ...coming.map((kind) => ({ kind }))];
}

/** Removes a card from a list; returns whether it was there. */
function take(cards: string[], kind: string): boolean {
  const at = cards.indexOf(kind);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

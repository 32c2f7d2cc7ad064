/** The piles that things are drawn from: what was not drawn is still there, and nothing else has come. */

import type { Draw } from "../wire/types";

/** The letters of cards, in order. */
const CARDS = "PWBYOKRGL";

type Things = ReadonlyMap<string, number>;

interface Pile {
  /** What it consisted of at first. */
  full: Things;
  left: Map<string, number>;
}

export class Piles {
  readonly #piles: Pile[] = [];

  /** `deck` are the cards of the game by letter, if they are known. */
  constructor(private readonly deck: Record<string, number> | null) {}

  /** Takes what was drawn out of its pile; returns whether the pile can have been as described. */
  take({ from, drawn }: Draw, ply: number): boolean {
    const things = new Map(from);
    if (things.size !== from.length || from.some(([, number]) => !Number.isSafeInteger(number) || number < 1))
      return false;
    if ([...things.keys()].every((thing) => /^\d+$/.test(thing))) return true; // a number, not a thing
    let pile = this.#piles.find(({ full }) => areOfOneKind(full, things));
    const usedUp = pile !== undefined && isCards(things) && pile.left.size === 0;
    if (!pile) this.#piles.push((pile = { full: things, left: things }));
    else if (usedUp && ply === 0) pile.full = things;
    else if (!mayContain(pile, things)) return false;
    pile.left = new Map(things);
    const left = (things.get(drawn) ?? 0) - 1;
    if (left > 0) pile.left.set(drawn, left);
    else pile.left.delete(drawn);
    return isInOrder(things, pile.full);
  }

  /** Returns whether the deck, after the set-up, is that of the game. */
  hasDeck(): boolean {
    const found = this.#piles.find(({ full }) => isCards(full));
    return !this.deck || !found || isEqual(found.full, new Map(Object.entries(this.deck)));
  }
}

function areOfOneKind(one: Things, other: Things): boolean {
  if (isCards(one) || isCards(other)) return isCards(one) && isCards(other);
  return [...one.keys()].some((thing) => other.has(thing));
}

const isCards = (things: Things): boolean =>
  [...things.keys()].every((thing) => thing.length === 1 && CARDS.includes(thing));

/** Cards come back once all are drawn, other things at any time. */
function mayContain({ full, left }: Pile, things: Things): boolean {
  if (isEqual(left, things)) return true;
  return !(isCards(things) && left.size) && isWithin(left, things) && isWithin(things, full);
}

function isInOrder(things: Things, full: Things): boolean {
  const order = isCards(things) ? [...CARDS] : [...full.keys()];
  return order.filter((thing) => things.has(thing)).join() === [...things.keys()].join();
}

const isWithin = (one: Things, other: Things): boolean =>
  [...one].every(([thing, number]) => (other.get(thing) ?? 0) >= number);

const isEqual = (one: Things, other: Things): boolean =>
  one.size === other.size && isWithin(one, other) && isWithin(other, one);

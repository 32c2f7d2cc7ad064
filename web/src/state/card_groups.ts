/** Sorted cards, in hands and payments. */

import { KINDS } from "../theme/tokens";
import { actionCards, cheapestFirst } from "./action_text";
import type { Counted } from "../wire/types";
import { words } from "../words/words.svelte";

/** Cards of one kind. */
export interface CardGroup {
  kind: string;
  count: number;
}

/** Groups cards by kind, locomotives first, unknown kinds last. */
export function groupCards(counted: Counted): CardGroup[] {
  const known: readonly string[] = KINDS;
  const kinds = [
    ...known.filter((kind) => kind in counted),
    ...Object.keys(counted).filter((kind) => !known.includes(kind)),
  ];
  return kinds.map((kind) => ({ kind, count: counted[kind] ?? 0 })).filter(({ count }) => count > 0);
}

/** Counts cards by kind. */
export function countCards(kinds: readonly string[]): Counted {
  const counted: Counted = {};
  for (const kind of kinds) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

/** Expands counts to a list of cards. */
export function expandCounts(counted: Counted): string[] {
  return groupCards(counted).flatMap(({ kind, count }) => Array<string>(count).fill(kind));
}

/** A payment: the action, its cards with the colour first, and its description. */
export interface Payment {
  action: string;
  cards: string[];
  spoken: string;
}

/** Returns payments; `plain` has the cheapest of each colour, `lavish` those with more locomotives than needed. */
export function payments(actions: readonly string[]): { plain: Payment[]; lavish: Payment[] } {
  const plain: Payment[] = [];
  const lavish: Payment[] = [];
  const seen = new Set<string>();
  for (const action of cheapestFirst([...actions])) {
    const cards = actionCards(action);
    const colour = cards.find((kind) => kind !== "locomotive") ?? "locomotive";
    (seen.has(colour) ? lavish : plain).push({ action, cards, spoken: cardsText(cards) });
    seen.add(colour);
  }
  const onlyLocomotives = plain.findIndex(({ cards }) => cards.every((kind) => kind === "locomotive"));
  if (onlyLocomotives > 0) lavish.push(...plain.splice(onlyLocomotives, 1));
  return { plain, lavish };
}

/** Describes cards: 2 red and 1 locomotive. */
export function cardsText(kinds: readonly string[]): string {
  return words.listed(
    groupCards(countCards(kinds))
      .reverse()
      .map(({ kind, count }) => words.numbered(kind, count)),
  );
}

/** Cards as a person sorts them: in hands, and in ways to pay. */

import { KINDS } from "../look/tokens";
import { cardsOf, thrifty } from "../state/staging.svelte";
import type { Counted } from "../wire/types";
import { words } from "../words/words.svelte";

/** Cards of one kind. */
export interface Group {
  kind: string;
  count: number;
}

/** Groups cards by kind, locomotives first; kinds that this page does not know come last. */
export function grouped(counted: Counted): Group[] {
  const known: readonly string[] = KINDS;
  const kinds = [...known.filter((kind) => kind in counted), ...Object.keys(counted).filter((kind) => !known.includes(kind))];
  return kinds.map((kind) => ({ kind, count: counted[kind] ?? 0 })).filter(({ count }) => count > 0);
}

/** Counts cards by kind. */
export function countedOf(kinds: readonly string[]): Counted {
  const counted: Counted = {};
  for (const kind of kinds) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

/** Lists counted cards one by one. */
export function spread(counted: Counted): string[] {
  return grouped(counted).flatMap(({ kind, count }) => Array<string>(count).fill(kind));
}

/** A way to pay: the action, its cards with the colour first, and the same in words. */
export interface Way {
  action: string;
  cards: string[];
  spoken: string;
}

/** Ways to pay; `plain` has the thriftiest of each colour, `lavish` those that take more locomotives than needed. */
export function ways(actions: readonly string[]): { plain: Way[]; lavish: Way[] } {
  const plain: Way[] = [];
  const lavish: Way[] = [];
  const seen = new Set<string>();
  for (const action of thrifty([...actions])) {
    const cards = cardsOf(action);
    const colour = cards.find((kind) => kind !== "locomotive") ?? "locomotive";
    (seen.has(colour) ? lavish : plain).push({ action, cards, spoken: spokenCards(cards) });
    seen.add(colour);
  }
  const onlyLocomotives = plain.findIndex(({ cards }) => cards.every((kind) => kind === "locomotive"));
  if (onlyLocomotives > 0) lavish.push(...plain.splice(onlyLocomotives, 1));
  return { plain, lavish };
}

/** Says cards in words: 2 red and 1 locomotive. */
export function spokenCards(kinds: readonly string[]): string {
  return words.listed(grouped(countedOf(kinds)).reverse().map(({ kind, count }) => words.numbered(kind, count)));
}

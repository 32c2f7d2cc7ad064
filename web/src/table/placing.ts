/** Ways to place trains in the railyard of the Card Game. */

import { cardsOf, thrifty } from "../state/staging.svelte";
import { spokenCards, type Way } from "./cards";

/** Lists ways to place one colour, the smallest first, and of one size those with fewer locomotives. */
export function placements(actions: readonly string[]): Way[] {
  return thrifty([...actions])
    .map((action) => ({ action, cards: cardsOf(action) }))
    .sort((one, other) => one.cards.length - other.cards.length)
    .map((way) => ({ ...way, spoken: spokenCards(way.cards) }));
}

/** Lists the colours that appear in sets of three different ones. */
export function mixedColours(actions: readonly string[]): string[] {
  return [...new Set(actions.flatMap(cardsOf))];
}

/** Finds the action that places exactly these colours. */
export function mixedAction(actions: readonly string[], colours: readonly string[]): string | undefined {
  return actions.find((action) => {
    const cards = cardsOf(action);
    return cards.length === colours.length && cards.every((kind) => colours.includes(kind));
  });
}

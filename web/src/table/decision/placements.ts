/** Options for placing cards in the railyard. */

import { actionCards, cheapestFirst } from "../../state/action_text";
import { cardsText, type Payment } from "../../state/card_groups";

/** Returns the options for one colour, smallest first, then by number of locomotives. */
export function placements(actions: readonly string[]): Payment[] {
  return cheapestFirst([...actions])
    .map((action) => ({ action, cards: actionCards(action) }))
    .sort((one, other) => one.cards.length - other.cards.length)
    .map((way) => ({ ...way, spoken: cardsText(way.cards) }));
}

/** Returns the colours that occur in sets of three different ones. */
export function mixedColours(actions: readonly string[]): string[] {
  return [...new Set(actions.flatMap(actionCards))];
}

/** Returns the action that places exactly these colours. */
export function mixedAction(actions: readonly string[], colours: readonly string[]): string | undefined {
  return actions.find((action) => {
    const cards = actionCards(action);
    return cards.length === colours.length && cards.every((kind) => colours.includes(kind));
  });
}

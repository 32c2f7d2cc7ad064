/** Texts for game events, as each language provides them. */

import type { GameEvent, Ticket } from "../../wire/types";

/** A piece of a sentence: plain text, or cards of these kinds. */
export type SentencePart = string | { cards: string[] };

/** The sentences of events in a language. */
export interface EventTexts {
  /** By event type; called with the player's name, the event and all names. */
  sentences: Record<string, (who: string, event: GameEvent, names: readonly string[]) => SentencePart[]>;
  /** Describes cards: a red card, 2 red and 1 locomotive. */
  counted: (kinds: readonly string[]) => string;
  /** Names a ticket: the ticket Paris–Zürich (5). */
  ticket: (ticket: Ticket) => string;
  /** The sentence of an unknown event type. */
  other: (who: string, type: string) => string;
}

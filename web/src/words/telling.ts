/** Tells events in sentences, with cards as parts of their own, so that a log can draw them and a voice can say them. */

import type { GameEvent } from "../wire/types";
import { sentence } from "./sentence";
import { words } from "./words.svelte";

/** A piece of a sentence: plain text, or cards of these kinds. */
export type Part = string | { cards: string[] };

/** What a language says of events. */
export interface Telling {
  /** By the type of the event: who did it, and who sits where. */
  sentences: Record<string, (who: string, event: GameEvent, names: readonly string[]) => Part[]>;
  /** Says what cards there are: a red card, 2 red and 1 locomotive. */
  counted: (kinds: readonly string[]) => string;
  /** What is said of an event that only a game of a tinkerer has. */
  other: (who: string, type: string) => string;
}

/** Says what happened, as far as the event gives it away. */
export function tell(event: GameEvent, names: readonly string[]): Part[] {
  const who = names[event.seat ?? -1] ?? "";
  const { sentences, other } = words.telling;
  return sentences[event.type]?.(who, event, names) ?? [other(who, event.type)];
}

/** Writes a sentence as plain text, for a screen reader or a title. */
export function spoken(parts: readonly Part[]): string {
  const { counted } = words.telling;
  return parts
    .map((part, index) => {
      if (typeof part === "string") return part;
      return index ? counted(part.cards) : sentence(counted(part.cards));
    })
    .join("");
}

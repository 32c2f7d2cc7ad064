/** Events as sentences; cards are separate parts, so that the log can draw them and screen readers can name them. */

import type { GameEvent } from "../wire/types";
import type { SentencePart } from "./catalogue/events";
import { capitalise } from "./catalogue/format";
import { GameVocabulary } from "./vocabulary";
import { words } from "./words.svelte";

const NOTHING_DECLARED = new GameVocabulary();

/** Returns the sentence of an event: the page's, unless it has none or the game brings its own. */
export function eventText(event: GameEvent, names: readonly string[], vocabulary = NOTHING_DECLARED): SentencePart[] {
  const who = names[event.seat ?? -1] ?? "";
  const { sentences, other } = words.events;
  const known = vocabulary.translates("events", event.type) ? undefined : sentences[event.type];
  return known?.(who, event, names) ?? vocabulary.event(event, names) ?? [other(who, event.type)];
}

/** Returns a sentence as plain text, for screen readers and titles. */
export function plainText(parts: readonly SentencePart[]): string {
  const { counted } = words.events;
  return parts
    .map((part, index) => {
      if (typeof part === "string") return part;
      return index ? counted(part.cards) : capitalise(counted(part.cards));
    })
    .join("");
}

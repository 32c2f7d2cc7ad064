/** What a game's own mechanisms remember, and the page has no drawing for. */

import type { View } from "../wire/types";
import type { SentencePart } from "../words/catalogue/events";
import { isNothing } from "../words/fact_text";
import type { GameVocabulary } from "../words/vocabulary";

/** The slots that the page draws, or that only repeat what it draws. */
const DRAWN: ReadonlySet<string> = new Set([
  "bonus",
  "claim",
  "completed",
  "ended_by",
  "laid",
  "owed",
  "passengers",
  "railyards",
  "revealed",
  "riders",
  "second_deck",
  "stacks",
  "station_at",
  "stations",
  "tickets_decided",
  "visiting",
  "waiting",
] satisfies (keyof View)[]);

/** A labelled value. */
export interface OwnSlot {
  name: string;
  label: string;
  parts: SentencePart[];
}

/** The values of a slot by key. */
export interface KeyedSlot {
  name: string;
  label: string;
  entries: { key: string; parts: SentencePart[] }[];
}

type Seen = { view: View | null; vocabulary: GameVocabulary; names: readonly string[] };

/** Returns the slots of a seat that are not empty. */
export function seatSlots(seen: Seen, seat: number): OwnSlot[] {
  return own(seen, "seat").flatMap(({ name, holds, value }) => {
    const [mine] = Array.isArray(value) ? (value as unknown[]).slice(seat, seat + 1) : [];
    return isNothing(holds, mine) ? [] : [{ name, ...text(seen, name, holds, mine) }];
  });
}

/** Returns the slots of the table that are not empty. */
export function tableSlots(seen: Seen): OwnSlot[] {
  return own(seen, "table").flatMap(({ name, holds, value }) =>
    isNothing(holds, value) ? [] : [{ name, ...text(seen, name, holds, value) }],
  );
}

/** Returns the slots with values by key, such as by city, that are not empty. */
export function keyedSlots(seen: Seen): KeyedSlot[] {
  return own(seen, "key").flatMap(({ name, holds, value }) => {
    const entries = Object.entries((value ?? {}) as Record<string, unknown>)
      .filter(([, one]) => !isNothing(holds, one))
      .map(([key, one]) => ({ key, parts: seen.vocabulary.slotPart(holds, one, seen.names) }));
    return entries.length ? [{ name, label: seen.vocabulary.slot(name), entries }] : [];
  });
}

function own({ view, vocabulary }: Seen, per: string): { name: string; holds: string; value: unknown }[] {
  const values = (view ?? {}) as Record<string, unknown>;
  return vocabulary.slots
    .filter((slot) => slot.per === per && !DRAWN.has(slot.name))
    .map(({ name, holds }) => ({ name, holds, value: values[name] }));
}

function text(
  { vocabulary, names }: Seen,
  name: string,
  holds: string,
  value: unknown,
): Pick<OwnSlot, "label" | "parts"> {
  return { label: vocabulary.slot(name), parts: vocabulary.slotPart(holds, value, names) };
}

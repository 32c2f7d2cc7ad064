/** Templates with placeholders, as games declare them: `{x}`, `{X}`, `{x|a}` and `[shown|otherwise]`. */

import type { SentencePart } from "./catalogue/events";
import { capitalise } from "./catalogue/format";

const PLACE = /\{(\w+)(\|a)?\}/g;
const OPTION = /\[((?:\{[^{}]*\}|[^[\]{}|])*)(?:\|((?:\{[^{}]*\}|[^[\]{}|])*))?\]/g;

/** What fills the placeholders of a template. */
export interface Filling {
  parts: ReadonlyMap<string, SentencePart>;
  /** Facts that are hidden, zero or empty, and drop their options. */
  missing: ReadonlySet<string>;
  /** Facts that are names and keep their case. */
  names: ReadonlySet<string>;
}

/** Fills a template; unknown placeholders stay as they are. */
export function fillTemplate(template: string, filling: Filling): SentencePart[] {
  const chosen = template.replace(OPTION, (_, shown: string, otherwise = "") =>
    placesIn(shown).some((name) => filling.missing.has(name)) ? otherwise : shown,
  );
  const parts: SentencePart[] = [];
  let end = 0;
  for (const place of chosen.matchAll(PLACE)) {
    parts.push(chosen.slice(end, place.index), filled(place, filling));
    end = place.index + place[0].length;
  }
  return joined([...parts, chosen.slice(end)]);
}

const placesIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, name = ""]) => name.toLowerCase());

function filled([place, written = "", article]: RegExpExecArray, { parts, names }: Filling): SentencePart {
  const name = written.toLowerCase();
  const part = parts.get(name);
  if (part === undefined) return place;
  if (typeof part !== "string") return part;
  const text = article ? `${/^[aeiou]/.test(part) ? "an" : "a"} ${part}` : part;
  return written === name || names.has(name) ? text : capitalise(text);
}

/** Joins neighbouring texts, and drops empty ones. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const all: SentencePart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === "string" && typeof last === "string") all[all.length - 1] = last + part;
    else if (part !== "") all.push(part);
  }
  return all;
}

/** What a reason is about, so that the cause can be pointed at (T3). */

import { KINDS, kindsOf } from "../look/tokens";
import type { Fact, Saying } from "../wire/types";

/** Things of one's own that are counted somewhere, as reasons and `data-cause` name them. */
const COUNTERS: Record<string, string> = { train: "trains", station: "stations", card: "hand" };

/** Names of things on the table, as `data-cause` has them: `kind:red`, `trains`, `stations`, `seat:2`, `hand`. */
export function causes({ facts }: Saying): string[] {
  const { hand: _, ...telling } = facts; // all that one has is no cause
  return [...new Set(Object.values(telling).flatMap(causesOf))];
}

function causesOf(fact: Fact): string[] {
  if (typeof fact !== "object") return [];
  switch (fact.is) {
    case "reason": return causes(fact);
    case "seat": return [`seat:${fact.seat}`];
    case "kind": return cause(fact.kind);
    case "cards": return kindsOf(fact.cards).flatMap(cause);
    case "count": return COUNTERS[fact.of] ? [COUNTERS[fact.of] as string] : cause(fact.of);
    default: return [];
  }
}

function cause(kind: string): string[] {
  return (KINDS as readonly string[]).includes(kind) ? [`kind:${kind}`] : [];
}

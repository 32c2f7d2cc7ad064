/** The causes of a reason, to be highlighted. */

import { KINDS, kindsOf } from "../../theme/tokens";
import type { Fact, Saying } from "../../wire/types";

/** Counts of the player's things, as reasons and `data-cause` name them. */
const COUNTERS: Record<string, string> = { train: "trains", station: "stations", card: "hand" };

/** Returns causes as `data-cause` names them: `kind:red`, `trains`, `stations`, `seat:2`, `hand`. */
export function reasonCauses({ facts }: Saying): string[] {
  const { hand: _, ...telling } = facts; // having everything is not a cause
  return [...new Set(Object.values(telling).flatMap(causesOf))];
}

function causesOf(fact: Fact): string[] {
  if (typeof fact !== "object") return [];
  switch (fact.is) {
    case "reason":
      return reasonCauses(fact);
    case "seat":
      return [`seat:${fact.seat}`];
    case "kind":
      return cause(fact.kind);
    case "cards":
      return kindsOf(fact.cards).flatMap(cause);
    case "count":
      return COUNTERS[fact.of] ? [COUNTERS[fact.of] as string] : cause(fact.of);
    default:
      return [];
  }
}

function cause(kind: string): string[] {
  return (KINDS as readonly string[]).includes(kind) ? [`kind:${kind}`] : [];
}

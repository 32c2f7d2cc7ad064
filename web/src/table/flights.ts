/** Which cards fly from where to where when something happens; places are named as `data-anchor` has them. */

import { kindsOf } from "../look/tokens";
import type { GameEvent } from "../wire/types";

export interface Flight {
  /** Places in order of preference: the first that is on the page counts. */
  from: string[];
  to: string[];
  /** Null for a card face down. */
  kind: string | null;
}

const MOST = 8;

/** Lists the flights of an event, as the seat `eyes` sees it. */
export function flights(event: GameEvent, eyes: number | null): Flight[] {
  const seat = event.seat ?? -1;
  const kind = event.card ?? null;
  const hand = seat === eyes && kind ? [`hand-${kind}`, "hand", `seat-${seat}`] : [`seat-${seat}`, "hand"];
  const letters = typeof event.cards === "string" ? kindsOf(event.cards) : [];
  const all = (from: (kind: string) => string[], to: (kind: string) => string[]): Flight[] =>
    letters.slice(0, MOST).map((one) => ({ from: from(one), to: to(one), kind: one }));
  const own = (one: string): string[] => (seat === eyes ? [`hand-${one}`, "hand", `seat-${seat}`] : [`seat-${seat}`]);
  switch (event.type) {
    case "drawn":
    case "given":
      return [{ from: ["deck"], to: hand, kind }];
    case "taken":
      return [{ from: [`row-${kind ?? ""}`, "deck"], to: hand, kind }];
    case "row":
      return [{ from: ["deck"], to: [`row-${kind ?? ""}`], kind }];
    case "claimed":
    case "station":
      return all(own, () => ["discards", "deck"]);
    case "placed":
      return all(own, () => [`yard-${seat}`]);
    case "robbed":
      return all(() => [`yard-${event.of ?? -1}`], () => ["discards", "deck"]);
    case "moved":
      return all(() => [`yard-${seat}`], () => [`stack-${seat}`]);
    default:
      return [];
  }
}

/** What flies over the table in an event; ends are named by a word of their `data-anchor`. */

import { placeAnchor } from "../../ui/anchors";
import type { GameEvent } from "../../wire/types";
import { eventCards } from "../../words/catalogue/event_cards";

export interface Flight {
  /** Anchors in order of preference: the first on the page is used. */
  from: string[];
  to: string[];
  /** Null for a card face down. */
  kind: string | null;
  /** A card by default. */
  look?: "ticket" | "traveller";
  /** Whether the card is turned face up on its way. */
  turns?: boolean;
}

const MOST = 8;
/** More tickets than these look like one pile. */
const MOST_TICKETS = 3;
const DISCARDS = ["discards", "deck"];

/** Returns the flights of an event, as the viewer sees it. */
export function cardFlights(event: GameEvent, viewer: number | null): Flight[] {
  const seat = event.seat ?? -1;
  const kind = event.card ?? null;
  const hand = seat === viewer && kind ? [`hand-${kind}`, "hand", `seat-${seat}`] : [`seat-${seat}`, "hand"];
  const cards = eventCards(event)?.cards ?? [];
  const all = (from: (kind: string, place: number) => string[], to: () => string[]): Flight[] =>
    cards.slice(0, MOST).map((one, place) => ({ from: from(one, place), to: to(), kind: one }));
  const own = (one: string): string[] => (seat === viewer ? [`hand-${one}`, "hand", `seat-${seat}`] : [`seat-${seat}`]);
  const tickets = (from: string[], to: string[]): Flight[] =>
    Array.from({ length: Math.min(MOST_TICKETS, event.count ?? 1) }, () => ({ from, to, kind: null, look: "ticket" }));
  const holder = seat === viewer ? ["own-tickets", `seat-${seat}`] : [`seat-${seat}`];
  const turns = kind === null ? {} : { turns: true };
  switch (event.type) {
    case "drawn":
    case "given":
      return [{ from: ["deck"], to: hand, kind, ...turns }];
    case "taken":
      return [{ from: [`was-${kind ?? ""}`, `row-${kind ?? ""}`, "deck"], to: hand, kind }];
    case "row":
      return [{ from: ["deck"], to: [`new-${kind ?? ""}`, `row-${kind ?? ""}`], kind, ...turns }];
    case "flush":
      return all(
        (_, place) => [`place-${place}`],
        () => DISCARDS,
      );
    case "claimed":
    case "station":
      return all(own, () => DISCARDS);
    case "placed":
      return all(own, () => [`yard-${seat}`]);
    case "robbed":
      return all(
        () => [`yard-${event.of ?? -1}`],
        () => DISCARDS,
      );
    case "moved":
      return all(
        () => [`yard-${seat}`],
        () => [`stack-${seat}`],
      );
    case "kept":
    case "ticket":
      return tickets(["tickets"], holder);
    case "exchanged":
      return [...tickets(holder, ["tickets"]), ...tickets(["tickets"], holder)];
    case "collected":
      return [
        {
          from: [placeAnchor(event.place ?? "")],
          to: [`seat-${seat}`],
          kind: event.colour ?? null,
          look: "traveller",
        },
      ];
    default:
      return [];
  }
}

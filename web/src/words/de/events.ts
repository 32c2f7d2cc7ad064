/** German sentences of events. */

import type { Counted, GameEvent, Ticket } from "../../wire/types";
import { routeEnds, eventCards } from "../catalogue/event_cards";
import type { SentencePart, EventTexts } from "../catalogue/events";
import { bonuses, reasons } from "./end";
import { numbered, painted, single } from "./cards";
import { cards as cardsCounted, count, listed, points, tickets as ticketsCounted } from "./numbers";

/** The two decks of tickets. */
export const DECKS: Record<string, string> = { short: "kurz", long: "lang" };

const ticket = (one: Ticket | undefined, number = 1): string => {
  if (!one) return number === 1 ? "ein Ticket" : ticketsCounted(number);
  return `das Ticket ${one.between.join("–")}${one.points === undefined ? "" : ` (${one.points})`}`;
};
const tickets = (number = 0): string => (number ? ticketsCounted(number) : "kein Ticket");
const cards = (event: GameEvent): SentencePart =>
  eventCards(event) ?? (event.count === undefined ? "eine Karte" : cardsCounted(event.count));
const decks = (counted: GameEvent["tickets"]): string =>
  listed(
    Object.entries((counted ?? {}) as Counted)
      .filter(([, number]) => number > 0)
      .map(([deck, number]) => count(number, `${DECKS[deck] ?? deck}es Ticket`, `${DECKS[deck] ?? deck}e Tickets`)),
  );

const sentences: EventTexts["sentences"] = {
  first: (who) => [`${who} beginnt.`],
  drawn: (who, event) => [`${who} zieht `, cards(event), " vom Deck."],
  taken: (who, event) => [`${who} nimmt `, cards(event), " aus der Auslage."],
  row: (_, event) => [cards(event), " wird aufgedeckt."],
  flush: () => ["Zu viele Lokomotiven: Die Auslage wird abgeräumt."],
  reshuffle: (_, { cards: number }) => [`Die Ablage (${number} Karten) wird zu einem neuen Deck gemischt.`],
  revealed: (_, event) => ["Der Tunnel zeigt ", cards(event), "."],
  ticket: (who, event) => [`${who} zieht ${ticket(event.ticket, event.count)}.`],
  chose: (who) => [`${who} hat gewählt.`],
  kept: (who, event) => [`${who} behält ${tickets(event.count)}.`],
  claimed: (who, event) =>
    event.points
      ? [`${who} baut ${routeEnds(event.route)}, zahlt `, cards(event), ` und bekommt ${points(event.points)}.`]
      : [`${who} baut ${routeEnds(event.route)} und zahlt `, cards(event), "."],
  withdrew: (who, event) => [`${who} verzichtet auf den Tunnel ${routeEnds(event.route)}.`],
  station: (who, event) => [`${who} baut einen Bahnhof in ${event.city} und zahlt `, cards(event), "."],
  "last round": () => ["Die letzte Runde beginnt: Alle sind noch einmal am Zug."],
  tickets_shuffled: () => ["Die zurückgelegten Tickets werden wieder ins Deck gemischt."],
  announced: (who, event) => [`${who} möchte ${decks(event.tickets)} ziehen.`],
  passenger: (_, event) => [`${event.place}: Ein ${painted(event.card ?? "", "r")} Fahrgast wartet.`],
  collected: (who, event) => [`${who} nimmt den ${painted(event.colour ?? "", "n")} Fahrgast mit (${event.place}).`],
  completed: (who, event) => [`${who} erfüllt ${ticket(event.ticket)}.`],
  completes: (who, event) => [`${who} erfüllt ${tickets(event.count)}.`],
  bonus: (who, event) => [`${who} gewinnt den Bonus „${bonuses[event.name ?? ""] ?? event.name}“.`],
  exchanged: (who, event) => [`${who} tauscht ${tickets(event.count)}.`],
  given: (who, event) => [`${who} bekommt `, cards(event), "."],
  dealt: (who, event) => [`${who} bekommt `, cards(event), " ausgeteilt."],
  moved: (who, event) => [`${who} schiebt `, cards(event), " vom Rangierbahnhof auf den Stapel."],
  placed: (who, event) => [`${who} legt `, cards(event), " in den Rangierbahnhof."],
  robbed: (who, event, names) => [`${who} raubt ${names[event.of ?? -1] ?? "jemandem"} `, cards(event), "."],
  stopped: (who) => [`${who} zieht keine zweite Karte.`],
  "taken back": (who, event) => [
    `${who} nimmt ${(event.plays ?? 1) === 1 ? "einen Zug" : `${event.plays} Züge`} zurück.`,
  ],
  completing: () => ["Es wird nicht mehr gezogen: Alle erfüllen nun Tickets mit ihrem Stapel."],
  over: (_, { reason = "" }) => [`Das Spiel ist zu Ende. ${reasons[reason] ?? reason}`],
};

/** Describes cards: eine rote Karte, 2 rote und 1 Lokomotive. */
function counted(all: readonly string[]): string {
  const [only = "", ...more] = all;
  if (!more.length) return single(only);
  return listed([...new Set(all)].map((kind) => numbered(kind, all.filter((one) => one === kind).length)));
}

export const events: EventTexts = {
  sentences,
  counted,
  ticket: (one) => ticket(one),
  other: (who, type) => `${who} ${type}.`.trim(),
};

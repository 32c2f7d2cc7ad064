/** French sentences of events. */

import type { Counted, GameEvent, Ticket } from "../../wire/types";
import { routeEnds, eventCards } from "../catalogue/event_cards";
import type { SentencePart, EventTexts } from "../catalogue/events";
import { bonuses, reasons } from "./end";
import { kinds, numbered, single } from "./cards";
import { cards as cardsCounted, count, listed, points, tickets as ticketsCounted } from "./numbers";

/** The two decks of tickets. */
export const DECKS: Record<string, string> = { short: "court", long: "long" };

const ticket = (one: Ticket | undefined, number = 1): string => {
  if (!one) return number === 1 ? "un billet" : ticketsCounted(number);
  return `le billet ${one.between.join("–")}${one.points === undefined ? "" : ` (${one.points})`}`;
};
const cards = (event: GameEvent): SentencePart =>
  eventCards(event) ?? (event.count === undefined ? "une carte" : cardsCounted(event.count));
const colour = (kind = ""): string => kinds[kind] ?? kind;
const decks = (counted: GameEvent["tickets"]): string =>
  listed(
    Object.entries((counted ?? {}) as Counted)
      .filter(([, number]) => number > 0)
      .map(([deck, number]) => count(number, `billet ${DECKS[deck] ?? deck}`, `billets ${DECKS[deck] ?? deck}s`)),
  );

const sentences: EventTexts["sentences"] = {
  first: (who) => [`${who} commence.`],
  drawn: (who, event) => [`${who} pioche `, cards(event), "."],
  taken: (who, event) => [`${who} prend `, cards(event), " parmi les cartes visibles."],
  row: (_, event) => [cards(event), " est retournée."],
  flush: () => ["Trop de locomotives : les cartes visibles sont remplacées."],
  reshuffle: (_, { cards: number }) => [
    `Les ${number} cartes de la défausse sont mélangées : elles forment une nouvelle pioche.`,
  ],
  revealed: (_, event) => ["Le tunnel révèle ", cards(event), "."],
  ticket: (who, event) => [`${who} pioche ${ticket(event.ticket, event.count)}.`],
  chose: (who) => [`${who} a choisi.`],
  kept: (who, event) => [
    event.count ? `${who} garde ${ticketsCounted(event.count)}.` : `${who} ne garde aucun billet.`,
  ],
  claimed: (who, event) => [
    `${who} construit ${routeEnds(event.route)} avec `,
    cards(event),
    event.points ? ` et marque ${points(event.points)}.` : ".",
  ],
  withdrew: (who, event) => [`${who} renonce au tunnel ${routeEnds(event.route)}.`],
  station: (who, event) => [`${who} construit une gare à ${event.city} avec `, cards(event), "."],
  "last round": () => ["La dernière manche commence : chacun joue encore une fois."],
  tickets_shuffled: () => ["Les billets rendus sont mélangés et remis dans leur pioche."],
  announced: (who, event) => [`${who} demande ${decks(event.tickets)}.`],
  passenger: (_, event) => [`${event.place} : un voyageur ${colour(event.card)} attend.`],
  collected: (who, event) => [`${who} emmène le voyageur ${colour(event.colour)} (${event.place}).`],
  completed: (who, event) => [`${who} valide ${ticket(event.ticket)}.`],
  completes: (who, event) => [
    event.count ? `${who} valide ${ticketsCounted(event.count)}.` : `${who} ne valide aucun billet.`,
  ],
  bonus: (who, event) => [`${who} gagne le bonus « ${bonuses[event.name ?? ""] ?? event.name} ».`],
  exchanged: (who, event) => [`${who} échange ${ticketsCounted(event.count ?? 0)}.`],
  given: (who, event) => [`${who} reçoit `, cards(event), "."],
  dealt: (who, event) => [`${who} reçoit `, cards(event), " au départ."],
  moved: (who, event) => [`${who} fait passer `, cards(event), " de la gare de triage à la pile."],
  placed: (who, event) => [`${who} pose `, cards(event), " dans la gare de triage."],
  robbed: (who, event, names) => [`${who} vole `, cards(event), ` à ${names[event.of ?? -1] ?? "quelqu’un"}.`],
  stopped: (who) => [`${who} ne prend pas de deuxième carte.`],
  "taken back": (who, event) => [`${who} reprend ${(event.plays ?? 1) === 1 ? "un coup" : `${event.plays} coups`}.`],
  completing: () => ["On ne pioche plus : chacun valide ses billets avec sa pile."],
  over: (_, { reason = "" }) => [`La partie est finie. ${reasons[reason] ?? reason}`],
};

/** Describes cards: une carte rouge, 2 rouges et 1 locomotive. */
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

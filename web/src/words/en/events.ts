/** English sentences of events. */

import type { Counted, GameEvent, Ticket } from "../../wire/types";
import { routeEnds, eventCards } from "../catalogue/event_cards";
import type { SentencePart, EventTexts } from "../catalogue/events";
import { bonuses, reasons } from "./end";
import { kinds, numbered, single } from "./cards";
import { count, listed } from "./numbers";

const ticket = (one: Ticket | undefined, number = 1): string => {
  if (!one) return number === 1 ? "a ticket" : count(number, "ticket");
  return `the ticket ${one.between.join("–")}${one.points === undefined ? "" : ` (${one.points})`}`;
};
const tickets = (number = 0): string => (number ? count(number, "ticket") : "no tickets");
const cards = (event: GameEvent): SentencePart =>
  eventCards(event) ?? (event.count === undefined ? "a card" : count(event.count, "card"));
const colour = (kind = ""): string => kinds[kind] ?? kind;
const decks = (counted: GameEvent["tickets"]): string =>
  listed(
    Object.entries((counted ?? {}) as Counted)
      .filter(([, number]) => number > 0)
      .map(([deck, number]) => count(number, `${deck} ticket`)),
  );

const sentences: EventTexts["sentences"] = {
  first: (who) => [`${who} goes first.`],
  drawn: (who, event) => [`${who} draws `, cards(event), " from the deck."],
  taken: (who, event) => [`${who} takes `, cards(event), " from the row."],
  row: (_, event) => [cards(event), " is turned face up."],
  flush: () => ["Too many locomotives: the row is cleared."],
  reshuffle: (_, { cards: number }) => [`The ${number} discards are shuffled into a new deck.`],
  revealed: (_, event) => ["The tunnel shows ", cards(event), "."],
  ticket: (who, event) => [`${who} draws ${ticket(event.ticket, event.count)}.`],
  chose: (who) => [`${who} has chosen.`],
  kept: (who, event) => [`${who} keeps ${tickets(event.count)}.`],
  claimed: (who, event) => [
    `${who} claims ${routeEnds(event.route)} with `,
    cards(event),
    event.points ? ` for ${count(event.points, "point")}.` : ".",
  ],
  withdrew: (who, event) => [`${who} withdraws from the tunnel ${routeEnds(event.route)}.`],
  station: (who, event) => [`${who} builds a station in ${event.city} with `, cards(event), "."],
  "last round": () => ["Last round: everyone has one more turn."],
  tickets_shuffled: () => ["The returned tickets are shuffled back into their deck."],
  announced: (who, event) => [`${who} asks for ${decks(event.tickets)}.`],
  passenger: (_, event) => [`A ${colour(event.card)} passenger waits in ${event.place}.`],
  collected: (who, event) => [`${who} takes the ${colour(event.colour)} passenger from ${event.place}.`],
  completed: (who, event) => [`${who} completes ${ticket(event.ticket)}.`],
  completes: (who, event) => [`${who} completes ${tickets(event.count)}.`],
  bonus: (who, event) => [`${who} earns the bonus “${bonuses[event.name ?? ""] ?? event.name}”.`],
  exchanged: (who, event) => [`${who} exchanges ${tickets(event.count)}.`],
  given: (who, event) => [`${who} gets `, cards(event), "."],
  dealt: (who, event) => [`${who} is dealt `, cards(event), "."],
  moved: (who, event) => [`${who} moves `, cards(event), " from the railyard onto the stack."],
  placed: (who, event) => [`${who} places `, cards(event), " in the railyard."],
  robbed: (who, event, names) => [`${who} robs ${names[event.of ?? -1] ?? "another player"} of `, cards(event), "."],
  stopped: (who) => [`${who} stops after one card.`],
  "taken back": (who, event) => [`${who} takes back ${(event.plays ?? 1) === 1 ? "a move" : `${event.plays} moves`}.`],
  completing: () => ["Play is over: everyone completes tickets from their stack."],
  over: (_, { reason = "" }) => [`The game is over. ${reasons[reason] ?? reason}`],
};

/** Describes cards: a red card, 2 red and 1 locomotive. */
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

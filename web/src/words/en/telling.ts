/** What happens, told in English. */

import { kindsOf } from "../../look/tokens";
import type { Counted, GameEvent, Ticket } from "../../wire/types";
import type { Part, Telling } from "../telling";
import { kinds } from "./kinds";
import { count, listed } from "./numbers";
import { ends as endsOf } from "./table";

const ticket = (one: Ticket | undefined): string => {
  if (!one) return "a ticket";
  return `the ticket ${one.between.join("–")}${one.points === undefined ? "" : ` (${one.points})`}`;
};
const ends = (route = ""): string => endsOf(route);
const tickets = (number = 0): string => `${number || "no"} ${number > 1 ? "tickets" : "ticket"}`;
const cards = ({ cards: letters }: GameEvent): Part =>
  ({ cards: typeof letters === "string" ? kindsOf(letters) : Array.isArray(letters) ? letters : [] });
const card = ({ card: kind }: GameEvent): Part => (kind === undefined ? "a card" : { cards: [kind] });
const decks = (counted: GameEvent["tickets"]): string =>
  Object.entries((counted ?? {}) as Counted).map(([deck, number]) => `${number} ${deck}`).join(" and ");

const sentences: Telling["sentences"] = {
  "first": (who) => [`${who} begins.`],
  "drawn": (who, event) => [`${who} draws `, card(event), " from the deck."],
  "taken": (who, event) => [`${who} takes `, card(event), " from the row."],
  "row": (_, event) => [card(event), " is turned up."],
  "flush": () => ["Too many locomotives: the row is cleared."],
  "reshuffle": (_, { cards: number }) => [`The ${number} discards are shuffled into a new deck.`],
  "revealed": (_, event) => ["The tunnel shows ", card(event), "."],
  "ticket": (who, event) => [`${who} draws ${ticket(event.ticket)}.`],
  "chose": (who) => [`${who} has chosen.`],
  "kept": (who, event) => [`${who} keeps ${tickets(event.count)}.`],
  "claimed": (who, event) => [
    `${who} claims ${ends(event.route)} with `, cards(event), event.points ? ` for ${count(event.points, "point")}.` : ".",
  ],
  "withdrew": (who, event) => [`${who} withdraws from the tunnel ${ends(event.route)}.`],
  "station": (who, event) => [`${who} builds a station in ${event.city} with `, cards(event), "."],
  "last round": () => ["The last round begins: everybody has one more turn."],
  "tickets_shuffled": () => ["The tickets that were put back are shuffled into their deck."],
  "announced": (who, event) => [`${who} announces ${decks(event.tickets)} tickets.`],
  "passenger": (_, event) => [`A ${event.card} passenger waits in ${event.place}.`],
  "collected": (who, event) => [`${who} takes the ${event.colour} passenger from ${event.place}.`],
  "completed": (who, event) => [`${who} completes ${ticket(event.ticket)}.`],
  "completes": (who, event) => [`${who} completes ${tickets(event.count)}.`],
  "bonus": (who, event) => [`${who} earns the bonus ${event.name}.`],
  "exchanged": (who, event) => [`${who} exchanges ${tickets(event.count)}.`],
  "given": (who, event) => [`${who} is given `, card(event), "."],
  "dealt": (who, event) => [`${who} is dealt `, card(event), "."],
  "moved": (who, event) => [cards(event), ` leave the railyard of ${who}.`],
  "placed": (who, event) => [`${who} places `, cards(event), " in the railyard."],
  "robbed": (who, event, names) => [`${who} robs ${names[event.of ?? -1] ?? "somebody"} of `, cards(event), "."],
  "stopped": (who) => [`${who} draws no second card.`],
  "completing": () => ["Play has ended: everybody completes tickets from the own stack."],
  "over": (_, event) => [`The game is over (${event.reason}).`],
};

/** Says what cards there are: a red card, 2 red and 1 locomotive. */
function counted(cards: readonly string[]): string {
  const [only = "", ...more] = cards;
  if (!more.length) return single(only);
  const numbers = new Map<string, number>();
  for (const kind of cards) numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  return listed([...numbers].map(([kind, number]) => `${number} ${kinds[kind] ?? kind}`));
}

function single(kind: string): string {
  const name = kinds[kind] ?? kind;
  const noun = kind === "locomotive" ? name : `${name} card`;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

export const telling: Telling = {
  sentences,
  counted,
  other: (who, type) => `${who} ${type}.`.trim(),
};

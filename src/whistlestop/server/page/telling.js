/** Tells events in sentences, as src/whistlestop/record/telling.py does on the terminal. */

function ticketName(ticket) {
  if (!ticket) return "a ticket";
  return `the ticket ${ticket.between.join("–")}${ticket.points === undefined ? "" : ` (${ticket.points})`}`;
}
const tickets = (count) => `${count || "no"} ticket${count > 1 ? "s" : ""}`;

const SENTENCES = {
  "first": (who) => `${who} begins.`,
  "drawn": (who, { card }) => `${who} draws ${card ?? "a card"} from the deck.`,
  "taken": (who, { card }) => `${who} takes ${card} from the row.`,
  "row": (who, { card }) => `A ${card} card is turned up.`,
  "flush": () => "Too many locomotives: the row is cleared.",
  "reshuffle": (who, { cards }) => `The ${cards} discards are shuffled into a new deck.`,
  "revealed": (who, { card }) => `The tunnel shows ${card}.`,
  "ticket": (who, { ticket }) => `${who} draws ${ticketName(ticket)}.`,
  "chose": (who) => `${who} has chosen.`,
  "kept": (who, { count }) => `${who} keeps ${tickets(count)}.`,
  "claimed": (who, { route, cards, points }) =>
    `${who} claims ${route} with ${cards}${points ? ` for ${points}` : ""}.`,
  "withdrew": (who, { route }) => `${who} withdraws from the tunnel ${route}.`,
  "station": (who, { city, cards }) => `${who} builds a station in ${city} with ${cards}.`,
  "last round": () => "The last round begins: everybody has one more turn.",
  "tickets_shuffled": () => "The tickets that were put back are shuffled into their deck.",
  "announced": (who, { tickets: decks }) =>
    `${who} announces ${Object.entries(decks).map(([deck, count]) => `${count} ${deck}`).join(" and ")} tickets.`,
  "passenger": (who, { card, place }) => `A ${card} passenger waits in ${place}.`,
  "collected": (who, { colour, place }) => `${who} takes the ${colour} passenger from ${place}.`,
  "completed": (who, { ticket }) => `${who} completes ${ticketName(ticket)}.`,
  "completes": (who, { count }) => `${who} completes ${tickets(count)}.`,
  "bonus": (who, { name }) => `${who} earns the bonus ${name}.`,
  "exchanged": (who, { count }) => `${who} exchanges ${tickets(count)}.`,
  "given": (who, { card }) => `${who} is given a ${card}.`,
  "dealt": (who, { card }) => `${who} is dealt ${card ?? "a card"}.`,
  "moved": (who, { cards }) => `${cards} leave the railyard of ${who}.`,
  "placed": (who, { cards }) => `${who} places ${cards} in the railyard.`,
  "robbed": (who, { of, cards }, names) => `${who} robs ${names[of]} of ${cards}.`,
  "stopped": (who) => `${who} draws no second card.`,
  "completing": () => "Play has ended: everybody completes tickets from the own stack.",
  "over": (who, { reason }) => `The game is over (${reason}).`,
};

/** Says what happened, as far as the event gives it away. */
export function tell(event, names) {
  const who = names[event.seat] ?? "";
  return SENTENCES[event.type]?.(who, event, names) ?? `${who} ${event.type}.`.trim();
}

/** Moves as sentences. */

import { kindsOf } from "../../theme/tokens";
import type { Table } from "../../state/table.svelte";
import { cardsText } from "../../state/card_groups";
import { actionPositions } from "../../state/action_text";
import type { Ticket } from "../../wire/types";
import type { SentencePart } from "../../words/catalogue/events";
import { plainText } from "../../words/event_text";
import { routeName } from "../../words/fact_text";
import { words } from "../../words/words.svelte";
import { effectText } from "./move_effects";

/** What the sentences need; a `Table` has it all. */
export type Facts = Pick<Table, "view" | "state" | "names" | "vocabulary">;

/** Describes a move: Claim Paris – Zürich with 2 red and 1 locomotive. */
export const moveText = (action: string, facts: Facts): string => plainText(moveParts(action, facts));

/** Describes a move, with the cards of a declared label as separate parts. */
export function moveParts(action: string, facts: Facts): SentencePart[] {
  const { vocabulary, names } = facts;
  const pattern = vocabulary.pattern(action);
  const isKnown = pattern === null || (PATTERNS.has(pattern) && !vocabulary.translates("actions", pattern));
  const [verb = "", ...rest] = action.split(" ");
  const said = isKnown ? SAID[verb]?.(rest, facts, action) : undefined;
  return said === undefined ? vocabulary.action(action, names) : [said];
}

/** The declared patterns of the actions that the page has sentences for. */
const PATTERNS = new Set([
  "draw",
  "draw {letter}",
  "claim {route} {cards}",
  "station {city} {cards}",
  "tickets",
  "tickets {split}",
  "exchange",
  "keep {positions}",
  "complete {positions}",
  "take {colour} {place}",
  "place {cards}",
  "pay {cards}",
  "withdraw",
  "stop",
  "pass",
]);

const say = (): typeof words.lists.moves => words.lists.moves;

/** Sentences by the first word of an action. */
const SAID: Record<string, (rest: string[], facts: Facts, action: string) => string> = {
  draw: ([letter = ""]) => (letter ? words.table.supply.take(kindsOf(letter)[0] ?? letter) : say().draw),
  claim: (rest) => say().claim(routeName(rest.slice(0, -1).join(" ")), cardsIn(rest)),
  station: (rest) => say().station(rest.slice(0, -1).join(" "), cardsIn(rest)),
  tickets: ([split = ""]) => {
    const [short, long] = split.split("+").map(Number);
    return short === undefined || long === undefined ? words.table.offer.draw : say().split(short, long);
  },
  exchange: () => words.table.supply.exchange,
  keep: (_, { view }, action) => say().keep(ticketsAt(view?.offer ?? [], action)),
  complete: (_, { view }, action) => say().complete(ticketsAt(view?.tickets ?? [], action)),
  take: ([kind = "", ...place]) => say().take(kind, place.join(" ")),
  place: (rest, { state, names }, action) => {
    const effect = effectText(state, action, names);
    return [say().place(cardsIn(rest)), ...(effect ? [effect] : [])].join(", ");
  },
  pay: (rest) => say().pay(cardsIn(rest)),
  withdraw: () => words.table.tunnel.withdraw,
  stop: () => words.table.supply.stop,
  pass: () => words.table.supply.pass,
};

function cardsIn(rest: readonly string[]): string {
  return cardsText(kindsOf(rest.at(-1) ?? ""));
}

function ticketsAt(tickets: readonly Ticket[], action: string): string[] {
  return actionPositions(action).flatMap((place) => tickets[place - 1]?.between.join(" – ") ?? []);
}

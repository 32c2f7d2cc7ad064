/** Facts of declared events, actions and slots, formatted by their type. */

import { kindsOf } from "../theme/tokens";
import type { Counted, Ticket } from "../wire/types";
import { routeEnds } from "./catalogue/event_cards";
import type { EventTexts, SentencePart } from "./catalogue/events";
import type { ServerTextGrammar } from "./catalogue/server_text";
import { words } from "./words.svelte";

/** The grammar of one language. */
export interface Grammar {
  text: ServerTextGrammar;
  events: EventTexts;
}

/** A declared type, with the name of the things that a count counts. */
export interface FactType {
  type: string;
  of?: string | undefined;
}

/** Returns a fact as text or as cards. */
export function factPart(
  { type, of = "" }: FactType,
  value: unknown,
  names: readonly string[],
  grammar: Grammar,
): SentencePart {
  const { text, events } = grammar;
  switch (type) {
    case "card":
      return { cards: [String(value)] };
    case "letter":
    case "cards":
      return typeof value === "string" ? { cards: kindsOf(value) } : countedCards(value);
    case "kinds":
      return { cards: (value as unknown[]).map(String) };
    case "colour":
      return text.kind(String(value));
    case "colours":
    case "hidden cards":
      return typeof value === "number" ? text.count(value, "card") : countedCards(value);
    case "route":
      return routeName(String(value));
    case "seat":
      return names[value as number] ?? text.seat(value as number);
    case "count":
      return text.count(value as number, of);
    case "flag":
      return value ? words.declared.yes : words.declared.no;
    case "ticket":
      return events.ticket(value as Ticket);
    case "tickets":
      return text.listed((value as Ticket[]).map((ticket) => events.ticket(ticket)));
    case "counts":
      return text.listed(
        Object.entries(value as Counted).map(([name, number]) =>
          words.kinds[name] ? text.count(number, name) : `${number} ${name}`,
        ),
      );
    case "positions":
      return text.listed(String(value).split(","));
    default:
      return typeof value === "object" ? JSON.stringify(value) : String(value);
  }
}

/** Returns whether a fact is hidden, zero or empty. */
export function isNothing(type: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (type === "seat") return false;
  return typeof value === "object" ? Object.values(value).every((one) => !one) : !value;
}

/** Names a route by its cities, plus its colour or number if it is a double route. */
export function routeName(route: string): string {
  const [, twin] = route.split("/");
  return twin === undefined ? routeEnds(route) : `${routeEnds(route)} (${words.kinds[twin] ?? twin})`;
}

function countedCards(value: unknown): SentencePart {
  return {
    cards: Object.entries((value ?? {}) as Counted).flatMap(([kind, number]) => Array<string>(number).fill(kind)),
  };
}

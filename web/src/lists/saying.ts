/** Moves in words, as a voice says them. */

import { kindsOf } from "../look/tokens";
import type { Table } from "../state/table.svelte";
import { spokenCards } from "../table/cards";
import { effectOf } from "../table/effects";
import { positions } from "../table/status";
import type { Ticket } from "../wire/types";
import { ends } from "../words/shown";
import { words } from "../words/words.svelte";

/** What a move is said with; a `Table` has it all. */
export type Facts = Pick<Table, "view" | "state" | "names">;

/** Says a move: Claim Paris – Zürich with 2 red and 1 locomotive. */
export function moveInWords(action: string, facts: Facts): string {
  const [verb = "", ...rest] = action.split(" ");
  return SAID[verb]?.(rest, facts, action) ?? action;
}

/** Calls a route by its cities, and by its colour or number where it has a twin. */
export function routeName(route: string): string {
  const [, twin] = route.split("/");
  return twin === undefined ? ends(route) : `${ends(route)} (${words.kinds[twin] ?? twin})`;
}

const say = (): typeof words.lists.moves => words.lists.moves;

/** What is said by the first word of a move. */
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
    const effect = effectOf(state, action, names);
    return [say().place(cardsIn(rest)), ...(effect ? [effect] : [])].join(", ");
  },
  pay: (rest) => say().pay(cardsIn(rest)),
  withdraw: () => words.table.tunnel.withdraw,
  stop: () => words.table.supply.stop,
  pass: () => words.table.supply.pass,
};

function cardsIn(rest: readonly string[]): string {
  return spokenCards(kindsOf(rest.at(-1) ?? ""));
}

function ticketsAt(tickets: readonly Ticket[], action: string): string[] {
  return positions(action).flatMap((place) => tickets[place - 1]?.between.join(" – ") ?? []);
}

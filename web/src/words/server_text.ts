/** Translates the server's sentences: templates filled with facts. */

import { kindsOf } from "../theme/tokens";
import { isFailure } from "../wire/failure";
import type { Fact, Saying } from "../wire/types";
import type { ServerTextGrammar } from "./catalogue/server_text";
import { serverText as english } from "./en/server_text";
import { gameTitle } from "./game_names";
import { capitalise } from "./catalogue/format";
import { routeEnds } from "./catalogue/event_cards";
import { words } from "./words.svelte";

const PLACE = /\{(\w+)(?:\|([^}]+))?\}/g;

/** Returns a sentence in the current language; seats are named by their players. */
export function serverText({ template, facts }: Saying, names: readonly string[] = []): string {
  const translated = words.serverText.sentences[template];
  const grammar = translated === undefined ? english : words.serverText;
  const text = translated ?? template.replaceAll("'", "’");
  return text.replace(PLACE, (place: string, name: string, form?: string) => {
    const fact = facts[name.toLowerCase()];
    if (fact === undefined) return place;
    const said = (form && formed(fact, grammar.forms[form])) || inWords(fact, grammar, names);
    return name === name.toLowerCase() || isName(fact, names) ? said : capitalise(said);
  });
}

/** Removes hints on typing, which stand in quotation marks between brackets. */
export const withoutTypedForm = (text: string): string => text.replace(/\s*\([“«„][^)]*\)/gu, "");

/** Returns the text of a problem: a refusal, a failure of the page, or an exception. */
export function errorText(problem: unknown, names: readonly string[] = []): string {
  if (typeof problem !== "object" || problem === null || !("message" in problem)) return String(problem);
  const said = "said" in problem ? (problem.said as Saying | null) : null;
  if (said) return serverText(said, names);
  const message = String(problem.message);
  return isFailure(message) ? words.connection[message] : message;
}

function inWords(fact: Fact, grammar: ServerTextGrammar, names: readonly string[]): string {
  if (typeof fact !== "object") return String(fact);
  switch (fact.is) {
    case "reason":
      return serverText(fact, names);
    case "seat":
      return names[fact.seat] || grammar.seat(fact.seat);
    case "kind":
      return grammar.kind(fact.kind);
    case "count":
      return grammar.count(fact.count, fact.of);
    case "cards":
      return inCards(fact.cards, grammar);
    case "game":
      return gameTitle(fact.game, fact.title);
    case "route":
      return routeEnds(fact.route);
    case "positions":
      return grammar.listed(fact.positions.map(String));
    case "texts":
      return fact.texts.map(grammar.quoted).join(", ");
  }
}

function inCards(letters: string, { count, listed }: ServerTextGrammar): string {
  const kinds = kindsOf(letters);
  const counted = [...new Set(kinds)].map((kind) => count(kinds.filter((one) => one === kind).length, kind));
  return counted.length ? listed(counted) : count(0, "card");
}

function formed(fact: Fact, form: ((fact: string) => string) | undefined): string | undefined {
  if (typeof fact !== "object") return form?.(String(fact));
  if (fact.is === "kind") return form?.(fact.kind);
  return fact.is === "count" ? form?.(String(fact.count)) : undefined;
}

function isName(fact: Fact, names: readonly string[]): boolean {
  return typeof fact === "object" && fact.is === "seat" && Boolean(names[fact.seat]);
}

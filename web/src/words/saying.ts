/** Says what the server has said, in the language that is spoken: its sentences are templates, which facts fill. */

import { kindsOf } from "../look/tokens";
import type { Fact, Saying } from "../wire/types";
import { saying as english } from "./en/saying";
import { titled } from "./named";
import { sentence } from "./sentence";
import { ends } from "./shown";
import { words } from "./words.svelte";

/** What a language needs to say the server's sentences. */
export interface Grammar {
  /** Its sentences, by the English ones, with the same places; what is missing is said in English. */
  sentences: Record<string, string>;
  /** A seat where nobody is known by name. */
  seat: (number: number) => string;
  kind: (kind: string) => string;
  /** So many cards of a kind, or other things: no locomotive, 3 trains. */
  count: (number: number, of: string) => string;
  /** Joins names as people do: Ada, Ben and Cleo. */
  listed: (names: readonly string[]) => string;
  /** A text that could be typed just so. */
  quoted: (text: string) => string;
  /** Other forms that a place may ask for, as {kind|card} does, of a kind, a number or a text. */
  forms: Record<string, (fact: string) => string>;
}

const PLACE = /\{(\w+)(?:\|([^}]+))?\}/g;

/** Says a sentence; seats are called by the names of those who sit there. */
export function say({ template, facts }: Saying, names: readonly string[] = []): string {
  const translated = words.saying.sentences[template];
  const grammar = translated === undefined ? english : words.saying;
  const text = translated ?? template.replaceAll("'", "’");
  return text.replace(PLACE, (place: string, name: string, form?: string) => {
    const fact = facts[name.toLowerCase()];
    if (fact === undefined) return place;
    const said = (form && formed(fact, grammar.forms[form])) || inWords(fact, grammar, names);
    return name === name.toLowerCase() || isName(fact, names) ? said : sentence(said);
  });
}

/** Leaves out how something is typed, for those who press it: it stands in quotation marks between brackets. */
export const pressed = (text: string): string => text.replace(/\s*\([“«„][^)]*\)/gu, "");

/** Says what went wrong: what the server refused, what the page has to say itself, or what a program threw. */
export function explained(problem: unknown, names: readonly string[] = []): string {
  if (typeof problem !== "object" || problem === null || !("message" in problem)) return String(problem);
  const said = "said" in problem ? (problem.said as Saying | null) : null;
  return said ? say(said, names) : String(problem.message);
}

function inWords(fact: Fact, grammar: Grammar, names: readonly string[]): string {
  if (typeof fact !== "object") return String(fact);
  switch (fact.is) {
    case "reason": return say(fact, names);
    case "seat": return names[fact.seat] || grammar.seat(fact.seat);
    case "kind": return grammar.kind(fact.kind);
    case "count": return grammar.count(fact.count, fact.of);
    case "cards": return inCards(fact.cards, grammar);
    case "game": return titled(fact.game, fact.title);
    case "route": return ends(fact.route);
    case "positions": return grammar.listed(fact.positions.map(String));
    case "texts": return fact.texts.map(grammar.quoted).join(", ");
  }
}

function inCards(letters: string, { count, listed }: Grammar): string {
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

/** A game's declared vocabulary: sentences and labels for whatever the page has no words of its own for. */

import type { GameEvent, GameTexts, Vocabulary } from "../wire/types";
import type { SentencePart } from "./catalogue/events";
import { capitalise } from "./catalogue/format";
import { events as englishEvents } from "./en/events";
import { serverText as englishText } from "./en/server_text";
import { factPart, isNothing, type FactType, type Grammar } from "./fact_text";
import { fillTemplate } from "./template";
import { language, words } from "./words.svelte";

type Section = "events" | "actions" | "aims" | "phases" | "slots" | "scores";
type DeclaredAction = Vocabulary["actions"][number];

/** A text, and the grammar of the language that it is in. */
interface Phrase {
  text: string;
  grammar: Grammar;
}

const ENGLISH: Grammar = { text: englishText, events: englishEvents };

export class GameVocabulary {
  readonly #declared: Partial<Vocabulary>;

  constructor(declared?: Vocabulary | null) {
    this.#declared = declared ?? {};
  }

  get slots(): Vocabulary["slots"] {
    return this.#declared.slots ?? [];
  }

  /** Returns the facts of events, by type, that are not repeated at tables without aids. */
  get fleeting(): ReadonlyMap<string, readonly string[]> {
    const facts = (this.#declared.events ?? []).map(
      (event) => [event.type, Object.keys(event.facts).filter((name) => event.facts[name]?.fleeting)] as const,
    );
    return new Map(facts.filter(([, names]) => names.length));
  }

  /** Returns whether the game's folder has its own text in the current language, which replaces the page's. */
  translates(section: Section, key: string): boolean {
    return this.#translation(section, key) !== undefined;
  }

  /** Returns the sentence of an event; null if it is not declared. */
  event(event: GameEvent, names: readonly string[]): SentencePart[] | null {
    const declared = this.#declared.events?.find(({ type }) => type === event.type);
    if (!declared) return null;
    const types = { ...declared.facts, ...(event.seat === undefined ? {} : { seat: { type: "seat" } }) };
    return this.#filled(this.#phrase("events", event.type, declared.sentence), types, { ...event }, names);
  }

  /** Returns the routes and cities that an event mentions. */
  placesOf(event: GameEvent): { routes: string[]; cities: string[] } {
    const facts: Record<string, unknown> = { ...event };
    const declared = Object.entries(this.#declared.events?.find(({ type }) => type === event.type)?.facts ?? {});
    const found = (...types: string[]): string[] =>
      declared.flatMap(([name, { type }]) =>
        types.includes(type) && typeof facts[name] === "string" ? [facts[name]] : [],
      );
    return { routes: found("route"), cities: found("city", "place") };
  }

  /** Returns the pattern of an action; null if it is not declared. */
  pattern(action: string): string | null {
    return this.#action(action)?.declared.pattern ?? null;
  }

  /** Returns the pattern of an action, and what its text holds; null if it is not declared. */
  matched(action: string): { pattern: string; facts: Record<string, string> } | null {
    const found = this.#action(action);
    return found && { pattern: found.declared.pattern, facts: found.facts };
  }

  /** Returns the label of an action; its text if it is not declared. */
  action(action: string, names: readonly string[]): SentencePart[] {
    const found = this.#action(action);
    if (!found) return [action];
    const { declared, facts } = found;
    const numbers = new Set(["number", "seat", "count"]);
    const typed = Object.entries(facts).map(([name, text]) => [
      name,
      numbers.has(declared.facts[name]?.type ?? "") ? Number(text) : text,
    ]);
    return this.#filled(
      this.#phrase("actions", declared.pattern, declared.label),
      declared.facts,
      Object.fromEntries(typed),
      names,
    );
  }

  /** Returns the label of what actions point at. */
  aim(where: string): string {
    return this.#label("aims", where, this.#declared.aims?.find((one) => one.where === where)?.label);
  }

  /** Returns what a seat is asked in a phase; empty if that is not declared. */
  prompt(phase: string): string {
    const declared = this.#declared.phases?.find(({ name }) => name === phase);
    return declared ? this.#phrase("phases", phase, declared.prompt).text : "";
  }

  slot(name: string): string {
    return this.#label("slots", name, this.slots.find((one) => one.name === name)?.label);
  }

  /** Returns a number, cards or a name that a slot holds. */
  slotPart(holds: string, value: unknown, names: readonly string[]): SentencePart[] {
    if (holds === "action") return this.action(String(value), names);
    return [factPart({ type: holds }, value, names, { text: words.serverText, events: words.events })];
  }

  /** Returns the label of a line of the score sheet. */
  score(name: string): string {
    const known = this.translates("scores", name) ? undefined : words.end.lines[name];
    return known ?? this.#label("scores", name, this.#scoreLine(name)?.label);
  }

  /** Returns what a line of the score sheet counts. */
  scoreStory(name: string): string {
    const known = words.end.stories[name];
    const about = this.#scoreLine(name)?.about ?? "";
    return known ?? (about && `${capitalise(about)}.`);
  }

  #scoreLine(name: string): Vocabulary["scores"][number] | undefined {
    return this.#declared.scores?.find((one) => one.name === name);
  }

  #action(action: string): { declared: DeclaredAction; facts: Record<string, string> } | null {
    for (const declared of this.#declared.actions ?? []) {
      const match = new RegExp(declared.regex).exec(action);
      if (match) return { declared, facts: { ...match.groups } };
    }
    return null;
  }

  #texts(): GameTexts {
    return this.#declared.words?.[language()] ?? {};
  }

  #translation(section: Section, key: string): string | undefined {
    return this.#texts()[section]?.[key];
  }

  #phrase(section: Section, key: string, declared: string): Phrase {
    const translated = this.#translation(section, key);
    if (translated !== undefined)
      return { text: translated, grammar: { text: words.serverText, events: words.events } };
    return { text: this.#declared.words?.["en"]?.[section]?.[key] ?? declared, grammar: ENGLISH };
  }

  #label(section: Section, key: string, declared = capitalise(key.replaceAll("_", " "))): string {
    return this.#phrase(section, key, declared).text;
  }

  #filled(
    { text, grammar }: Phrase,
    types: Record<string, FactType>,
    facts: Record<string, unknown>,
    names: readonly string[],
  ): SentencePart[] {
    const all = Object.entries(types);
    const missing = new Set(all.filter(([name, { type }]) => isNothing(type, facts[name])).map(([name]) => name));
    const known = all.filter(([name]) => facts[name] !== undefined && facts[name] !== null);
    return fillTemplate(text, {
      parts: new Map(known.map(([name, type]) => [name, factPart(type, facts[name], names, grammar)])),
      missing,
      names: new Set(all.filter(([, { type }]) => type === "seat").map(([name]) => name)),
    });
  }
}

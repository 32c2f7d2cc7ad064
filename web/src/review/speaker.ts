/** Puts a review into words. */

import type { Judgement, ReviewSentence, Vocabulary } from "../wire/types";
import { capitalise } from "../words/catalogue/format";
import type { ReviewWords } from "../words/en/review";
import { fillTemplate } from "../words/template";
import { GameVocabulary } from "../words/vocabulary";
import type { CoachWords } from "./coach_words";

/** Points below which a decimal matters. */
const SMALL = 1.95;

export interface SpokenGame {
  names: readonly string[];
  vocabulary: Vocabulary | null;
  /** The letter of each kind of card. */
  letters: Readonly<Record<string, string>>;
}

type Facts = ReviewSentence["facts"];

export class Speaker {
  readonly #vocabulary: GameVocabulary;
  readonly #kinds: ReadonlyMap<string, string>;

  constructor(
    /** The page's own words about reviews. */
    readonly say: ReviewWords,
    private readonly words: CoachWords,
    private readonly game: SpokenGame,
    private readonly language: string,
  ) {
    this.#vocabulary = new GameVocabulary(game.vocabulary);
    this.#kinds = new Map(Object.entries(game.letters).map(([kind, letter]) => [letter, kind]));
  }

  sentence({ says, facts }: ReviewSentence): string {
    const texts = Object.entries(facts).map(([name, fact]) => [name, this.#fact(fact)]);
    return capitalise(this.label("sentences", says, Object.fromEntries(texts)));
  }

  sentences(all: readonly ReviewSentence[]): string {
    return all.map((one) => this.sentence(one)).join(" ");
  }

  /** Returns a text of the coach. */
  label(section: string, key: string, texts: Record<string, string> = {}): string {
    return filled(this.words[section]?.[key] ?? key, texts);
  }

  judgement(judgement: Judgement): string {
    return this.label("judgements", judgement);
  }

  /** Returns a share in percent; a share of the games played is never said to be all or none. */
  share(share: number): string {
    const number = Math.round(100 * share);
    if (number <= 0 || number >= 100) return this.label("facts", number > 0 ? "above" : "below");
    return this.label("facts", "share", { number: String(number) });
  }

  /** Returns a change in percent, with its sign. */
  change(share: number): string {
    return this.label("facts", "share", { number: this.signed(100 * share) });
  }

  /** Returns a rounded number with its sign. */
  signed(number: number, digits = 0): string {
    const format = { signDisplay: "exceptZero", maximumFractionDigits: digits } as const;
    return new Intl.NumberFormat(this.language, format).format(number).replace("-", "−");
  }

  /** Returns a number of points, with a decimal if there are few. */
  points(points: number): string {
    const small = Math.abs(points) < SMALL;
    const number = small ? points.toFixed(1).replace(/\.0$/, "") : String(Math.round(points));
    const key = number === "1" ? "point" : small && number !== "0" ? "fraction" : "points";
    return this.label("facts", key, { number: this.language === "en" ? number : number.replace(".", ",") });
  }

  /** Returns a route; a parallel one with its colour or number. */
  route(name: string): string {
    const [cities = "", track = ""] = name.split("/");
    const text = cities.replace("-", "–");
    return track ? `${text} (${this.#kind(track)})` : text;
  }

  /** Returns an action in words; positions are replaced by the tickets that they count. */
  move(action: string, choice: readonly string[] = []): string {
    const moves = this.words["moves"] ?? {};
    if (moves[action]) return moves[action];
    const found = this.#vocabulary.matched(action);
    const template = found && moves[found.pattern];
    if (!template) return this.#vocabulary.action(action, this.game.names).join("");
    const texts = Object.fromEntries(Object.entries(found.facts).map(([name, text]) => [name, this.#part(name, text)]));
    if (/^\d+(,\d+)*$/.test(texts["positions"] ?? "")) {
      const counted = (texts["positions"] ?? "").split(",").map((place) => choice[Number(place) - 1] ?? "");
      texts["tickets"] = this.#listed(counted.filter(Boolean));
    }
    return filled(template, texts);
  }

  #fact(fact: Facts[string]): string {
    const text = (key: string): string => String(fact[key] ?? "");
    const list = (key: string): string[] => (Array.isArray(fact[key]) ? fact[key] : []);
    switch (fact["is"]) {
      case "share":
        return this.share(Number(fact["share"]));
      case "points":
        return this.points(Number(fact["points"]));
      case "move":
        return this.move(text("move"), list("tickets"));
      case "route":
        return this.route(text("route"));
      case "line":
        return this.words["lines"]?.[text("line")] ?? this.#vocabulary.score(text("line"));
      case "cards":
        return list("cards")
          .map((kind) => this.#kind(kind))
          .join(", ");
      case "seat":
        return this.game.names[Number(fact["seat"])] ?? "";
      case "ticket":
        return list("between").join("–");
      case "tickets":
        return this.#listed(list("tickets"));
      default:
        return this.label("facts", text("is"));
    }
  }

  #part(name: string, text: string): string {
    if (name === "cards" || name === "letter") return this.#cards(text);
    if (name === "colour") return this.#kind(text);
    return name === "route" ? this.route(text) : text;
  }

  /** Returns cards, given by their letters. */
  #cards(letters: string): string {
    const kinds = [...letters.replaceAll("+", "")].map((letter) => this.#kinds.get(letter) ?? letter);
    if (kinds.length === 1) return this.#kind(kinds[0] ?? "");
    const counted = [...new Set(kinds)].map((kind) => [kinds.filter((one) => one === kind).length, kind] as const);
    return counted.map(([number, kind]) => `${number} × ${this.#kind(kind)}`).join(", ");
  }

  #kind(kind: string): string {
    return this.words["kinds"]?.[kind] ?? kind;
  }

  #listed(texts: readonly string[]): string {
    const others = texts.slice(0, -1).join(", ");
    return others ? `${others}${this.label("facts", "and")}${texts.at(-1)}` : (texts[0] ?? "");
  }
}

function filled(template: string, texts: Record<string, string>): string {
  const parts = new Map(Object.entries(texts));
  return fillTemplate(template, { parts, missing: new Set(), names: new Set() }).join("");
}

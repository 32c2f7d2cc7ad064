import { afterEach, expect, test } from "vitest";
import type { GameEvent } from "../../src/wire/types";
import { eventText, plainText } from "../../src/words/event_text";
import { factPart } from "../../src/words/fact_text";
import { rememberTexts } from "../../src/words/game_texts.svelte";
import { gameTitle } from "../../src/words/game_names";
import { GameVocabulary } from "../../src/words/vocabulary";
import { setLanguage, words } from "../../src/words/words.svelte";
import { SOUVENIRS } from "./souvenirs";

const NAMES = ["Ada", "Ben"];
const vocabulary = new GameVocabulary(SOUVENIRS);
const sentence = (event: object): string => plainText(eventText(event as GameEvent, NAMES, vocabulary));

afterEach(() => setLanguage("en"));

test("an event that the page does not know is described by its declared sentence", () => {
  expect(sentence({ type: "souvenirs", seat: 0, count: 1 })).toBe("Ada takes 1 souvenir.");
  expect(sentence({ type: "souvenirs", seat: 1, count: 2 })).toBe("Ben takes 2 souvenirs.");
  expect(sentence({ type: "found", seat: 1, where: "Bern" })).toBe("Ben finds a card in Bern.");
  expect(eventText({ type: "found", seat: 1, card: "red", where: "Bern" } as GameEvent, NAMES, vocabulary)).toEqual([
    "Ben finds ",
    { cards: ["red"] },
    " in Bern.",
  ]);
  expect(vocabulary.placesOf({ type: "found", seat: 1, where: "Bern" } as GameEvent)).toEqual({
    routes: [],
    cities: ["Bern"],
  });
});

test("the page's own sentence of an event is richer, unless the game translates it", async () => {
  const claimed = { type: "claimed", seat: 0, route: "Bern-Basel", cards: "RR", points: 2 };
  expect(sentence(claimed)).toBe("Ada claims Bern – Basel with 2 red for 2 points.");
  await setLanguage("fr");
  expect(sentence(claimed)).toBe("Ada prend la ligne Bern – Basel.");
});

test("words are those of the current language, and English where the game has none", async () => {
  await setLanguage("fr");
  expect(sentence({ type: "souvenirs", seat: 0, count: 2 })).toBe("Ada prend 2 souvenirs.");
  expect(sentence({ type: "found", seat: 0, where: "Bern" })).toBe("Ada finds a card in Bern.");
  expect(plainText(vocabulary.action("souvenirs", NAMES))).toBe("Prendre les souvenirs");
  expect([vocabulary.aim("shop"), vocabulary.prompt("gift"), vocabulary.score("souvenirs")]).toEqual([
    "Boutique",
    "Souvenirs ou cartes ?",
    "Points des souvenirs",
  ]);
  await setLanguage("de");
  expect([vocabulary.aim("shop"), vocabulary.prompt("gift"), vocabulary.score("souvenirs")]).toEqual([
    "Souvenir shop",
    "Souvenirs or cards?",
    "Souvenirs",
  ]);
});

test("an action is labelled with its facts, and one that is not declared with its text", () => {
  expect(vocabulary.action("swap RL Genève", NAMES)).toEqual(["Swap ", { cards: ["red", "locomotive"] }, " in Genève"]);
  expect(vocabulary.action("dance", NAMES)).toEqual(["dance"]);
});

test("score lines have their label and explanation, known ones those of the page", () => {
  expect([vocabulary.score("souvenirs"), vocabulary.scoreStory("souvenirs")]).toEqual([
    "Souvenirs",
    "Two points for each souvenir.",
  ]);
  expect([vocabulary.score("longest_path"), vocabulary.score("night_trains")]).toEqual([
    "Longest path",
    "Night trains",
  ]);
});

test("every type of fact has a form", () => {
  const grammar = { text: words.serverText, events: words.events };
  const ticket = { between: ["Bern", "Genève"], points: 5 };
  const form = (type: string, value: unknown) => factPart({ type, of: "card" }, value, NAMES, grammar);
  expect(form("seat", 1)).toBe("Ben");
  expect(form("route", "Bern-Basel/red")).toBe("Bern – Basel (red)");
  expect(form("kinds", ["red", "blue"])).toEqual({ cards: ["red", "blue"] });
  expect(form("colours", { red: 2 })).toEqual({ cards: ["red", "red"] });
  expect(form("hidden cards", 3)).toBe("3 cards");
  expect(form("tickets", [ticket, ticket])).toBe("the ticket Bern–Genève (5) and the ticket Bern–Genève (5)");
  expect(form("counts", { red: 2, sheep: 1 })).toBe("2 red cards and 1 sheep");
  expect([form("flag", true), form("number", 4), form("text", "hello")]).toEqual(["yes", "4", "hello"]);
});

test("a game is called what its folder says in the current language", async () => {
  rememberTexts("six_cities", SOUVENIRS.words);
  expect(gameTitle("six_cities", "Six Cities")).toBe("Six Cities");
  await setLanguage("fr");
  expect(gameTitle("six_cities", "Six Cities")).toBe("Six villes");
});

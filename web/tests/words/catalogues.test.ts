import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Help } from "../../src/words/help";
import { spoken, tell } from "../../src/words/telling";
import { languages, speak } from "../../src/words/words.svelte";
import type { GameEvent } from "../../src/wire/types";
import { CATALOGUES, lessonsIn, reasons, rulesIn, sayings, textsOf, textsTaught, type Spoken } from "./samples";

const OTHERS = languages.filter((language) => language !== "en");
const ENGLISH = sayings(CATALOGUES.en);

/** Words that are spelt as in English, and texts that are made of names, numbers and signs only. */
const ALIKE: Record<string, string[]> = {
  de: [
    "Whistlestop", "Lobby", "Bot", "Chat", "Deck", "Tickets", "Pause", "Normal", "Tab", "Enter", "Esc", "USA", "Orange", "2×", "Tunnel",
  ],
  fr: ["Whistlestop", "Animations", "Europe", "Menu", "Pause", "Points", "points", "Total", "Volume", "Double", "bot", "tunnel", "orange", "locomotive", "Tab", "2×"],
};
const TITLES_ALIKE = ["Tickets", "Tunnels", "Ferries"];
const NAMES_ONLY = new Set([
  "label", "end.ticket", "end.place", "end.gain", "end.signed", "end.number", "table.tickets.between",
]);
const isSign = (text: string): boolean => /^[^\p{L}]*\p{L}?[^\p{L}]*$/u.test(text);

/** What every event has at least once, so that no fact is missing where it is told. */
const FACTS: Omit<GameEvent, "type"> = {
  seat: 0, card: "red", cards: "RRL", route: "Paris-Zürich", points: 4, city: "Wien", place: "Leipzig", colour: "blue", count: 2,
  ticket: { between: ["Paris", "Wien"], points: 8 }, tickets: { short: 1, long: 3 }, of: 1, name: "East to West", reason: "final round",
};
const EVENTS = [...readFileSync("../src/whistlestop/record/telling.py", "utf8").matchAll(/case "([^"]+)":/g)].map(([, type]) => type as string);

/** Tells every kind of event, with one card and with several, and says every sentence of the server. */
async function told(language: Spoken): Promise<string[]> {
  await speak(language);
  const { cards: _, ...one } = FACTS;
  const { card: __, ...several } = FACTS;
  const texts = EVENTS.flatMap((type) => (type === "reshuffle" ? [{ cards: 40 }] : [one, several]).map((facts) => spoken(tell({ type, ...facts }, ["Ada", "Ben"]))));
  const said = [...reasons().values()];
  await speak("en");
  return [...texts, ...said];
}

async function everything(language: Spoken): Promise<string[]> {
  const rules = Object.values(await rulesIn(CATALOGUES[language])).flatMap(textsOf);
  const taught = Object.values(await lessonsIn(CATALOGUES[language])).flatMap(textsTaught);
  return [...[...sayings(CATALOGUES[language]).values()].flat(), ...rules, ...taught, ...(await told(language))];
}

/** What the rules of a game show, without what they say. */
const shapeOf = ({ chapters, differences }: Help): unknown => [
  differences.length,
  chapters.map(({ text = [], list = [], pictures = [], points }) => ({
    text: text.length, list: list.length, points, pictures: pictures.map(({ caption: _, ...picture }) => ({ ...picture, between: undefined })),
  })),
];

describe.each(OTHERS)("in %s", (language) => {
  const mine = sayings(CATALOGUES[language]);

  test("nothing is missing, and nothing is left over", () => {
    expect([...mine.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test("nothing is left in English", () => {
    const known = new Set(ALIKE[language]);
    const same = [...mine].filter(([path, texts]) => {
      return !NAMES_ONLY.has(path) && texts.every((text, index) => text === ENGLISH.get(path)?.[index] && !isSign(text) && !known.has(text));
    });
    expect(same).toEqual([]);
  });

  test("the rules of every game have the same chapters and pictures", async () => {
    const [theirs, ours] = await Promise.all([rulesIn(CATALOGUES.en), rulesIn(CATALOGUES[language])]);
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    for (const [game, help] of Object.entries(ours)) {
      expect(shapeOf(help), game).toEqual(shapeOf(theirs[game] as Help));
      const english = new Set(textsOf(theirs[game] as Help));
      expect(textsOf(help).filter((text) => english.has(text) && !TITLES_ALIKE.includes(text))).toEqual([]);
    }
  });
});

describe.each(languages)("in %s", (language) => {
  test("everything is said in whole texts", async () => {
    const broken = (await everything(language)).filter((text) => !text.trim() || /undefined|NaN|null|\[object/.test(text));
    expect(broken).toEqual([]);
  });

  test("every kind of event is told in words of its own", async () => {
    expect(EVENTS.length).toBeGreaterThan(20);
    await speak(language);
    expect(EVENTS.filter((type) => spoken(tell({ type, ...FACTS }, ["Ada", "Ben"])) === `Ada ${type}.`)).toEqual([]);
    await speak("en");
  });

  test("apostrophes and quotation marks are those of print", async () => {
    expect((await everything(language)).filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

test("French puts a narrow space before high signs and inside quotation marks", async () => {
  const wrong = /[^\s(\u202f][;!?»]|[\p{L}\d»][:]|[ \u00a0][;:!?»]|«(?!\u202f)/u;
  expect((await everything("fr")).filter((text) => text !== "?" && wrong.test(text))).toEqual([]);
});

test("in French no name stands where a vowel would swallow the word before it", async () => {
  expect((await everything("fr")).filter((text) => /\b(de|que|jusque|lorsque|le|la|ne|se) Ada\b/i.test(text))).toEqual([]);
});

test("German puts quotation marks below and above", async () => {
  expect((await everything("de")).filter((text) => /”|“[^\s.,:;!?)“]/.test(text))).toEqual([]);
});

test.each([
  ["en", "Ada moves a red card from the railyard onto the stack.", "Ada moves 2 red and 1 locomotive from the railyard onto the stack."],
  ["fr", "Ada fait passer une carte rouge de la gare de triage à la pile.", "Ada fait passer 2 rouges et 1 locomotive de la gare de triage à la pile."],
  ["de", "Ada schiebt eine rote Karte vom Rangierbahnhof auf den Stapel.", "Ada schiebt 2 rote und 1 Lokomotive vom Rangierbahnhof auf den Stapel."],
] as const)("one card and several that leave a railyard are told rightly in %s", async (language, one, several) => {
  await speak(language);
  const moved = (cards: string): string => spoken(tell({ type: "moved", seat: 0, cards }, ["Ada"]));
  expect([moved("R"), moved("RRL")]).toEqual([one, several]);
  await speak("en");
});

test.each([
  ["en", "Ada asks for 3 short tickets and 1 long ticket.", "Ada asks for 4 short tickets."],
  ["fr", "Ada demande 3 billets courts et 1 billet long.", "Ada demande 4 billets courts."],
  ["de", "Ada möchte 3 kurze Tickets und 1 langes Ticket ziehen.", "Ada möchte 4 kurze Tickets ziehen."],
] as const)("what somebody draws from two decks is told rightly in %s", async (language, both, one) => {
  await speak(language);
  const announced = (short: number, long: number): string => spoken(tell({ type: "announced", seat: 0, tickets: { short, long } }, ["Ada"]));
  expect([announced(3, 1), announced(4, 0)]).toEqual([both, one]);
  await speak("en");
});

import { describe, expect, test } from "vitest";
import type { Help } from "../../src/words/catalogue/rules";
import { plainText, eventText } from "../../src/words/event_text";
import { languages, setLanguage } from "../../src/words/words.svelte";
import type { GameEvent } from "../../src/wire/types";
import { EVENT_TYPES } from "./event_types";
import { lessonsIn, reasons, rulesIn, textsByPath, textsOf, lessonTexts, wordsIn } from "./samples";

const OTHERS = languages.filter((language) => language !== "en");
const ENGLISH = textsByPath(wordsIn("en"));

/** Texts that each language declares to be the same as in English. */
const ALIKE = import.meta.glob<string[]>("../../src/words/*/language.json", { eager: true, import: "same_as_english" });
const TITLES_ALIKE = ["Tickets", "Tunnels", "Ferries"];
const NAMES_ONLY = new Set([
  "label",
  "lobby.games.character",
  "end.ticket",
  "end.place",
  "end.gain",
  "end.signed",
  "end.number",
  "table.tickets.between",
]);
const isSign = (text: string): boolean => /^[^\p{L}]*\p{L}?[^\p{L}]*$/u.test(text);

/** A value for every field that any event may have. */
const FACTS: Omit<GameEvent, "type"> = {
  seat: 0,
  card: "red",
  cards: "RRL",
  route: "Paris-Zürich",
  points: 4,
  city: "Wien",
  place: "Leipzig",
  colour: "blue",
  count: 2,
  ticket: { between: ["Paris", "Wien"], points: 8 },
  tickets: { short: 1, long: 3 },
  of: 1,
  name: "East to West",
  reason: "final round",
};

/** Returns the texts of every type of event, with one card and with several, and of every sentence of the server. */
async function eventAndServerTexts(language: string): Promise<string[]> {
  await setLanguage(language);
  const { cards: _, ...one } = FACTS;
  const { card: __, ...several } = FACTS;
  const texts = EVENT_TYPES.flatMap((type) =>
    (type === "reshuffle" ? [{ cards: 40 }] : [one, several]).map((facts) =>
      plainText(eventText({ type, ...facts }, ["Ada", "Ben"])),
    ),
  );
  const said = [...reasons().values()];
  await setLanguage("en");
  return [...texts, ...said];
}

async function allTexts(language: string): Promise<string[]> {
  const rules = Object.values(await rulesIn(wordsIn(language))).flatMap(textsOf);
  const taught = Object.values(await lessonsIn(wordsIn(language))).flatMap(lessonTexts);
  return [
    ...[...textsByPath(wordsIn(language)).values()].flat(),
    ...rules,
    ...taught,
    ...(await eventAndServerTexts(language)),
  ];
}

/** Returns the structure of a game's rules without their texts. */
const shapeOf = ({ chapters, differences }: Help): unknown => [
  differences.length,
  chapters.map(({ text = [], list = [], pictures = [], points }) => ({
    text: text.length,
    list: list.length,
    points,
    pictures: pictures.map(({ caption: _, ...picture }) => ({ ...picture, between: undefined })),
  })),
];

describe.each(OTHERS)("in %s", (language) => {
  const mine = textsByPath(wordsIn(language));

  test("no text is missing or superfluous", () => {
    expect([...mine.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test("no text is left in English", () => {
    const known = new Set(ALIKE[`../../src/words/${language}/language.json`]);
    const same = [...mine].filter(([path, texts]) => {
      return (
        !NAMES_ONLY.has(path) &&
        texts.every((text, index) => text === ENGLISH.get(path)?.[index] && !isSign(text) && !known.has(text))
      );
    });
    expect(same).toEqual([]);
  });

  test("the rules of every game have the same chapters and pictures", async () => {
    const [theirs, ours] = await Promise.all([rulesIn(wordsIn("en")), rulesIn(wordsIn(language))]);
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    for (const [game, help] of Object.entries(ours)) {
      expect(shapeOf(help), game).toEqual(shapeOf(theirs[game] as Help));
      const english = new Set(textsOf(theirs[game] as Help));
      expect(textsOf(help).filter((text) => english.has(text) && !TITLES_ALIKE.includes(text))).toEqual([]);
    }
  });
});

describe.each(languages)("in %s", (language) => {
  test("no text is empty or has a gap", async () => {
    const broken = (await allTexts(language)).filter(
      (text) => !text.trim() || /undefined|NaN|null|\[object/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test("every type of event has its own sentence", async () => {
    expect(EVENT_TYPES.length).toBeGreaterThan(20);
    await setLanguage(language);
    expect(
      EVENT_TYPES.filter((type) => plainText(eventText({ type, ...FACTS }, ["Ada", "Ben"])) === `Ada ${type}.`),
    ).toEqual([]);
    await setLanguage("en");
  });

  test("apostrophes and quotation marks are typographic", async () => {
    expect((await allTexts(language)).filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

test("French has a narrow space before tall punctuation and inside quotation marks", async () => {
  const wrong = /[^\s(\u202f][;!?»]|[\p{L}\d»][:]|[ \u00a0][;:!?»]|«(?!\u202f)/u;
  expect((await allTexts("fr")).filter((text) => text !== "?" && wrong.test(text))).toEqual([]);
});

test("French never places a name where the word before it might need elision", async () => {
  expect((await allTexts("fr")).filter((text) => /\b(de|que|jusque|lorsque|le|la|ne|se) Ada\b/i.test(text))).toEqual(
    [],
  );
});

test("German quotation marks open low and close high", async () => {
  expect((await allTexts("de")).filter((text) => /”|“[^\s.,:;!?)“]/.test(text))).toEqual([]);
});

test.each([
  [
    "en",
    "Ada moves a red card from the railyard onto the stack.",
    "Ada moves 2 red and 1 locomotive from the railyard onto the stack.",
  ],
  [
    "fr",
    "Ada fait passer une carte rouge de la gare de triage à la pile.",
    "Ada fait passer 2 rouges et 1 locomotive de la gare de triage à la pile.",
  ],
  [
    "de",
    "Ada schiebt eine rote Karte vom Rangierbahnhof auf den Stapel.",
    "Ada schiebt 2 rote und 1 Lokomotive vom Rangierbahnhof auf den Stapel.",
  ],
] as const)(
  "one card and several cards moved from a railyard agree in number in %s",
  async (language, one, several) => {
    await setLanguage(language);
    const moved = (cards: string): string => plainText(eventText({ type: "moved", seat: 0, cards }, ["Ada"]));
    expect([moved("R"), moved("RRL")]).toEqual([one, several]);
    await setLanguage("en");
  },
);

test.each([
  ["en", "Ada asks for 3 short tickets and 1 long ticket.", "Ada asks for 4 short tickets."],
  ["fr", "Ada demande 3 billets courts et 1 billet long.", "Ada demande 4 billets courts."],
  ["de", "Ada möchte 3 kurze Tickets und 1 langes Ticket ziehen.", "Ada möchte 4 kurze Tickets ziehen."],
] as const)("tickets requested from one or both decks are listed in %s", async (language, both, one) => {
  await setLanguage(language);
  const announced = (short: number, long: number): string =>
    plainText(eventText({ type: "announced", seat: 0, tickets: { short, long } }, ["Ada"]));
  expect([announced(3, 1), announced(4, 0)]).toEqual([both, one]);
  await setLanguage("en");
});

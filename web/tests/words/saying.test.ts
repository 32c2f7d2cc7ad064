import { afterEach, describe, expect, test } from "vitest";
import type { Saying } from "../../src/wire/types";
import { Refusal } from "../../src/wire/http";
import { explained, pressed, say } from "../../src/words/saying";
import { languages, speak, words } from "../../src/words/words.svelte";
import { reasons } from "./samples";

const NAMES = ["Ada", "Ben"];
const reason = (template: string, facts: Saying["facts"] = {}): Saying => ({ is: "reason", template, facts });
const kind = (name: string) => ({ is: "kind", kind: name }) as const;
const count = (number: number, of: string) => ({ is: "count", count: number, of }) as const;
const seat = (number: number) => ({ is: "seat", seat: number }) as const;

afterEach(() => speak("en"));

const ROUTE = reason("{route} is {colour|a} tunnel of {length}", { route: { is: "route", route: "Paris-Zürich/2" }, colour: kind("orange"), length: 3 });
const SHORT = reason("{what}: {lack}.", {
  what: ROUTE,
  lack: reason("you have {coloured} and {locomotives}, {short} short", { coloured: count(1, "orange"), locomotives: count(0, "locomotive"), short: 2 }),
});

test.each([
  ["en", "Paris – Zürich is an orange tunnel with 3 spaces: you have 1 orange card and no locomotive, 2 short."],
  ["fr", "Paris – Zürich est un tunnel orange de 3 cases : il te manque 2 cartes (en main : 1 carte orange et aucune locomotive)."],
  ["de", "Paris – Zürich ist ein orange Tunnel mit 3 Feldern: Du hast 1 orange Karte und keine Lokomotive; es fehlen 2 Karten."],
] as const)("a reason within a reason is said in %s", async (language, text) => {
  await speak(language);
  expect(say(SHORT, NAMES)).toBe(text);
});

test.each([
  ["en", "It is not Ada’s turn; Ben is to act."],
  ["fr", "Ce n’est pas à Ada de jouer ; c’est à Ben."],
  ["de", "Ada ist nicht am Zug; Ben ist dran."],
] as const)("seats are called by name in %s", async (language, text) => {
  await speak(language);
  expect(say(reason("It is not {seat}'s turn; {other} is to act.", { seat: seat(0), other: seat(1) }), NAMES)).toBe(text);
});

test("a sentence begins with a capital letter, but names are left as they are", () => {
  const chosen = reason("{Seat} has chosen its tickets; others are still choosing.", { seat: seat(0) });
  expect(say(chosen, ["ada"])).toBe("ada has chosen its tickets; others are still choosing.");
  expect(say(chosen)).toBe("Seat 0 has chosen its tickets; others are still choosing.");
  expect(say(reason("{Kind} lies in your railyard already.", { kind: kind("red") }))).toBe("Red lies in your railyard already.");
});

test.each([
  ["en", "You don’t have 2 red cards and 1 locomotive; you have no cards."],
  ["fr", "Tu n’as pas 2 cartes rouges et 1 locomotive ; en main : aucune carte."],
  ["de", "2 rote Karten und 1 Lokomotive hast du nicht; du hast keine Karten."],
] as const)("cards are counted in %s", async (language, text) => {
  await speak(language);
  expect(say(reason("You don't have {cards}; you have {hand}.", { cards: { is: "cards", cards: "RRL" }, hand: { is: "cards", cards: "" } }))).toBe(text);
});

test.each([
  ["en", "Your stack does not have the cards for the tickets 1 and 4.", "Did you mean “draw”, “draw R”?"],
  ["fr", "Ta pile n’a pas les cartes qu’il faut pour les billets 1 et 4.", "Voulais-tu dire « draw », « draw R » ?"],
  ["de", "Dein Stapel hat nicht die Karten für die Tickets 1 und 4.", "Meinst du „draw“, „draw R“?"],
] as const)("places and typed texts are listed in %s", async (language, listed, typed) => {
  await speak(language);
  expect(say(reason("Your stack does not have the cards for the tickets {tickets}.", { tickets: { is: "positions", positions: [1, 4] } }))).toBe(listed);
  expect(say(reason("Did you mean {near}?", { near: { is: "texts", texts: ["draw", "draw R"] } }))).toBe(typed);
});

test("games are called as the page calls them", async () => {
  await speak("de");
  const game = { is: "game", game: "europe", title: "Europe" } as const;
  expect(say(reason("{game} is for {few} to {many} seats, not {seats}.", { game, few: 2, many: 5, seats: 6 }))).toBe("Europa ist für 2 bis 5 Plätze, nicht für 6.");
});

describe.each(languages)("in %s", (language) => {
  test("what only a game of a tinkerer says is said in English, with names", async () => {
    await speak(language);
    const flooded = reason("{what}, and {seat} can't cross {river}.", { what: ROUTE, seat: seat(1), river: kind("blue") });
    expect(say(flooded, NAMES)).toMatch(/, and Ben can’t cross blue\.$/);
  });

  test("no place is left open, and every form that a place asks for is known", async () => {
    await speak(language);
    expect([...reasons().values()].filter((text) => /[{}|]/.test(text))).toEqual([]);
    const asked = Object.values(words.saying.sentences).flatMap((text) => [...text.matchAll(/\|([^}]+)\}/g)].map(([, form = ""]) => form));
    expect(asked.filter((form) => !(form in words.saying.forms))).toEqual([]);
    expect(Object.keys(words.saying.forms).filter((form) => form !== "a" && !asked.includes(form))).toEqual([]);
  });
});

test.each(["fr", "de"] as const)("in %s nothing is left in English", async (language) => {
  const english = reasons();
  await speak(language);
  const places = ["{text}", "{Problem}", "{what}: {lack}."];
  expect([...reasons()].filter(([template, text]) => text === english.get(template) && !places.includes(template))).toEqual([]);
});

test("a problem is explained by what the server said, and otherwise by its own words", async () => {
  await speak("fr");
  expect(explained(new Refusal("full", "The deck is empty.", reason("The deck is empty.")))).toBe("La pioche est vide.");
  expect(explained({ type: "error", message: "Hors ligne.", said: null })).toBe("Hors ligne.");
  expect(explained(new TypeError("x is not a function"))).toBe("x is not a function");
  expect(explained("oh")).toBe("oh");
});

test("how something is typed is left out for those who press it", () => {
  expect(pressed("Choose first which of the 4 offered tickets you keep (“keep 1,2”).")).toBe("Choose first which of the 4 offered tickets you keep.");
  expect(pressed("Say it („complete 1,2“ oder „complete none“).")).toBe("Say it.");
  expect(pressed("Two routes (both free).")).toBe("Two routes (both free).");
});

test.each([
  ["en", "Paris – Zürich is a ferry of any colour with 1 space", "There are not enough short tickets: 1 left."],
  ["fr", "Paris – Zürich est un ferry (couleur au choix) de 1 case", "Il n’y a pas assez de billets courts : il en reste 1."],
  ["de", "Paris – Zürich ist eine Fähre (beliebige Farbe) mit 1 Feld", "Von den kurzen Tickets gibt es nur noch 1."],
] as const)("a route that takes any colour and a single thing are said rightly in %s", async (language, ferry, left) => {
  await speak(language);
  const facts = { route: { is: "route", route: "Paris-Zürich" }, colour: kind("gray"), length: 1 } as const;
  expect(say(reason("{route} is {colour|a} ferry of {length}", facts))).toBe(ferry);
  expect(say(reason("Only {left} {deck} tickets are left.", { left: 1, deck: "short" }))).toBe(left);
});

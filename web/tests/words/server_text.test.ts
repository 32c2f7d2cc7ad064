import { afterEach, describe, expect, test } from "vitest";
import type { Saying } from "../../src/wire/types";
import { Refusal } from "../../src/wire/http";
import { errorText, withoutTypedForm, serverText } from "../../src/words/server_text";
import { languages, setLanguage, words } from "../../src/words/words.svelte";
import { reasons } from "./samples";

const NAMES = ["Ada", "Ben"];
const reason = (template: string, facts: Saying["facts"] = {}): Saying => ({ is: "reason", template, facts });
const kind = (name: string) => ({ is: "kind", kind: name }) as const;
const count = (number: number, of: string) => ({ is: "count", count: number, of }) as const;
const seat = (number: number) => ({ is: "seat", seat: number }) as const;

afterEach(() => setLanguage("en"));

const ROUTE = reason("{route} is {colour|a} tunnel of {length}", {
  route: { is: "route", route: "Paris-Zürich/2" },
  colour: kind("orange"),
  length: 3,
});
const SHORT = reason("{what}: {lack}.", {
  what: ROUTE,
  lack: reason("you have {coloured} and {locomotives}, {short} short", {
    coloured: count(1, "orange"),
    locomotives: count(0, "locomotive"),
    short: 2,
  }),
});

test.each([
  ["en", "Paris – Zürich is an orange tunnel with 3 spaces: you have 1 orange card and no locomotive, 2 short."],
  [
    "fr",
    "Paris – Zürich est un tunnel orange de 3 cases : il te manque 2 cartes (en main : 1 carte orange et aucune locomotive).",
  ],
  [
    "de",
    "Paris – Zürich ist ein orange Tunnel mit 3 Feldern: Du hast 1 orange Karte und keine Lokomotive; es fehlen 2 Karten.",
  ],
] as const)("nested reasons are translated into %s", async (language, text) => {
  await setLanguage(language);
  expect(serverText(SHORT, NAMES)).toBe(text);
});

test.each([
  ["en", "It’s Ben’s turn."],
  ["fr", "Ce n’est pas à Ada de jouer ; c’est à Ben."],
  ["de", "Ada ist nicht am Zug; Ben ist dran."],
] as const)("seats are replaced by names in %s", async (language, text) => {
  await setLanguage(language);
  expect(
    serverText(reason("It is not {seat}'s turn; {other} is to act.", { seat: seat(0), other: seat(1) }), NAMES),
  ).toBe(text);
});

test("a sentence starts with a capital letter, but names are left as they are", () => {
  const chosen = reason("{Seat} has chosen its tickets; others are still choosing.", { seat: seat(0) });
  expect(serverText(chosen, ["ada"])).toBe("ada has chosen its tickets; others are still choosing.");
  expect(serverText(chosen)).toBe("Seat 0 has chosen its tickets; others are still choosing.");
  expect(serverText(reason("{Kind} lies in your railyard already.", { kind: kind("red") }))).toBe(
    "Red lies in your railyard already.",
  );
});

test.each([
  ["en", "You don’t have 2 red cards and 1 locomotive; you have no cards."],
  ["fr", "Tu n’as pas 2 cartes rouges et 1 locomotive ; en main : aucune carte."],
  ["de", "2 rote Karten und 1 Lokomotive hast du nicht; du hast keine Karten."],
] as const)("cards are counted in %s", async (language, text) => {
  await setLanguage(language);
  expect(
    serverText(
      reason("You don't have {cards}; you have {hand}.", {
        cards: { is: "cards", cards: "RRL" },
        hand: { is: "cards", cards: "" },
      }),
    ),
  ).toBe(text);
});

test.each([
  ["en", "Your stack does not have the cards for tickets 1 and 4.", "Did you mean “draw”, “draw R”?"],
  ["fr", "Ta pile n’a pas les cartes qu’il faut pour les billets 1 et 4.", "Voulais-tu dire « draw », « draw R » ?"],
  ["de", "Dein Stapel hat nicht die Karten für die Tickets 1 und 4.", "Meinst du „draw“, „draw R“?"],
] as const)("positions and typed texts are listed in %s", async (language, listed, typed) => {
  await setLanguage(language);
  expect(
    serverText(
      reason("Your stack does not have the cards for tickets {tickets}.", {
        tickets: { is: "positions", positions: [1, 4] },
      }),
    ),
  ).toBe(listed);
  expect(serverText(reason("Did you mean {near}?", { near: { is: "texts", texts: ["draw", "draw R"] } }))).toBe(typed);
});

test("games have the page's titles", async () => {
  await setLanguage("de");
  const game = { is: "game", game: "europe", title: "Europe" } as const;
  expect(
    serverText(reason("{game} is for {few} to {many} seats, not {seats}.", { game, few: 2, many: 5, seats: 6 })),
  ).toBe("Europa ist für 2 bis 5 Plätze, nicht für 6.");
});

describe.each(languages)("in %s", (language) => {
  test("a custom game's sentence stays in English, with names filled in", async () => {
    await setLanguage(language);
    const flooded = reason("{what}, and {seat} can't cross {river}.", {
      what: ROUTE,
      seat: seat(1),
      river: kind("blue"),
    });
    expect(serverText(flooded, NAMES)).toMatch(/, and Ben can’t cross blue\.$/);
  });

  test("every placeholder is filled, and every requested form is known", async () => {
    await setLanguage(language);
    expect([...reasons().values()].filter((text) => /[{}|]/.test(text))).toEqual([]);
    const asked = Object.values(words.serverText.sentences).flatMap((text) =>
      [...text.matchAll(/\|([^}]+)\}/g)].map(([, form = ""]) => form),
    );
    expect(asked.filter((form) => !(form in words.serverText.forms))).toEqual([]);
    expect(Object.keys(words.serverText.forms).filter((form) => form !== "a" && !asked.includes(form))).toEqual([]);
  });
});

test.each(["fr", "de"] as const)("no sentence is left in English in %s", async (language) => {
  const english = reasons();
  await setLanguage(language);
  const places = ["{text}", "{Problem}", "{what}: {lack}."];
  expect(
    [...reasons()].filter(([template, text]) => text === english.get(template) && !places.includes(template)),
  ).toEqual([]);
});

test("an error shows the server's translated message, or else its own", async () => {
  await setLanguage("fr");
  expect(errorText(new Refusal("full", "The deck is empty.", reason("The deck is empty.")))).toBe(
    "La pioche est vide.",
  );
  expect(errorText({ type: "error", message: "Hors ligne.", said: null })).toBe("Hors ligne.");
  expect(errorText({ type: "error", message: "lost", said: null })).toBe(words.connection.lost);
  expect(errorText(new TypeError("x is not a function"))).toBe("x is not a function");
  expect(errorText("oh")).toBe("oh");
});

test("typed notation is left out for players who use buttons", () => {
  expect(withoutTypedForm("First choose which of the 4 offered tickets to keep (“keep 1,2”).")).toBe(
    "First choose which of the 4 offered tickets to keep.",
  );
  expect(withoutTypedForm("Say it („complete 1,2“ oder „complete none“).")).toBe("Say it.");
  expect(withoutTypedForm("Two routes (both free).")).toBe("Two routes (both free).");
});

test.each([
  ["en", "Paris – Zürich is a ferry of any colour with 1 space", "There are not enough short tickets: 1 left."],
  [
    "fr",
    "Paris – Zürich est un ferry (couleur au choix) de 1 case",
    "Il n’y a pas assez de billets courts : il en reste 1.",
  ],
  ["de", "Paris – Zürich ist eine Fähre (beliebige Farbe) mit 1 Feld", "Von den kurzen Tickets gibt es nur noch 1."],
] as const)("a grey route and a singular count are phrased correctly in %s", async (language, ferry, left) => {
  await setLanguage(language);
  const facts = { route: { is: "route", route: "Paris-Zürich" }, colour: kind("gray"), length: 1 } as const;
  expect(serverText(reason("{route} is {colour|a} ferry of {length}", facts))).toBe(ferry);
  expect(serverText(reason("Only {left} {deck} tickets are left.", { left: 1, deck: "short" }))).toBe(left);
});

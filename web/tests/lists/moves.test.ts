import { describe, expect, test } from "vitest";
import { citiesNamed, fitting, listed, meant, spelled, written, type Move } from "../../src/lists/moves";
import type { Facts } from "../../src/lists/saying";
import type { Board, Choices, View } from "../../src/wire/types";

const route = (name: string, ...cities: string[]) =>
  ({ name, cities, length: 3, colour: "gray", ferry: 0, tunnel: false, points: 4 });
const BOARD = {
  routes: [
    route("Paris-Zürich", "Paris", "Zürich"),
    route("Bruxelles-Paris/red", "Bruxelles", "Paris"),
    route("Bruxelles-Paris/yellow", "Bruxelles", "Paris"),
    route("New York-Boston", "New York", "Boston"),
  ],
  letters: { red: "R", green: "G", locomotive: "L" },
} as unknown as Board;

const CHOICES: Choices = {
  deck: { "": ["draw"] },
  row: { red: ["draw R"] },
  route: {
    "Paris-Zürich": ["claim Paris-Zürich RRR", "claim Paris-Zürich RRL", "claim Paris-Zürich GGG"],
    "Bruxelles-Paris/red": ["claim Bruxelles-Paris/red RR"],
  },
  city: { Wien: ["station Wien G"] },
  tickets: { "": ["tickets 3+1", "tickets 1+3"] },
};
const FACTS: Facts = { view: { offer: [{ between: ["Brest", "Wien"] }, { between: ["Roma", "Paris"] }], tickets: [] } as unknown as View, state: null, names: ["Ada", "Ben"] };
const MOVES: Move[] = listed(CHOICES, FACTS);
const actions = (moves: readonly Move[]): string[] => moves.map(({ action }) => action);

test("all moves that the server lists can be typed, and are said in words", () => {
  expect(MOVES).toContainEqual({ action: "claim Paris-Zürich RRL", said: "Claim Paris – Zürich with 2 red and 1 locomotive" });
  expect(MOVES).toContainEqual({ action: "claim Bruxelles-Paris/red RR", said: "Claim Bruxelles – Paris (red) with 2 red" });
  expect(MOVES).toContainEqual({ action: "station Wien G", said: "Build a station in Wien with 1 green" });
  expect(listed({ offer: { "": ["keep 1,2", "keep none"] } }, FACTS).map(({ said }) => said)).toEqual([
    "Keep Brest – Wien and Roma – Paris", "Keep no ticket",
  ]);
  expect(listed({ passenger: { "Bad Tölz": ["take red Bad Tölz"] } }, FACTS)[0]?.said).toBe("Take the red passenger in Bad Tölz");
});

test("cities are told that have no route between them, or that nobody knows", () => {
  expect(citiesNamed("claim Zürich-Boston RR", BOARD)).toEqual(["Zürich", "Boston"]);
  expect(citiesNamed("station Atlantis R", BOARD)).toEqual([]);
  expect(citiesNamed("claim Paris-Zürich RRRR", BOARD)).toBeNull();
  expect(citiesNamed("draw R", BOARD)).toBeNull();
});

describe("a move is played only when it is spelled out", () => {
  test.each([
    ["claim Paris-Zürich RRR", "claim Paris-Zürich RRR"],
    ["claim Paris–Zürich with RRR", "claim Paris-Zürich RRR"],
    ["CLAIM paris zurich rrl", "claim Paris-Zürich RRL"],
    ["draw", "draw"],
    ["draw r", "draw R"],
    ["tickets 1+3", "tickets 1+3"],
  ])("%s", (text, action) => {
    expect(spelled(text, MOVES)?.action).toBe(action);
    expect(fitting(text, MOVES)[0]?.action).toBe(action);
  });

  test.each(["claim Paris-Zürich", "claim Paris-Zürich RR", "dra", "tickets", "claim Paris-Zürich RRRR", ""])("not %s", (text) => {
    expect(spelled(text, MOVES)).toBeUndefined();
  });
});

test("some words of a move, or of how it is said, lead to it", () => {
  expect(actions(fitting("paris zur", MOVES))).toEqual(["claim Paris-Zürich RRR", "claim Paris-Zürich RRL", "claim Paris-Zürich GGG"]);
  expect(actions(fitting("take red", MOVES))).toEqual(["draw R"]);
  expect(actions(fitting("station", MOVES))).toEqual(["station Wien G"]);
  expect(fitting("claim Roma", MOVES)).toEqual([]);
  expect(fitting("  ", MOVES)).toEqual([]);
});

test("what is not possible still tells what it points at, so that the reason can be asked for", () => {
  expect(meant("claim zurich paris", BOARD)).toEqual({ where: "route", what: "Paris-Zürich" });
  expect(meant("claim bruxelles-paris yellow", BOARD)).toEqual({ where: "route", what: "Bruxelles-Paris/yellow" });
  expect(meant("claim new york boston", BOARD)).toEqual({ where: "route", what: "New York-Boston" });
  expect(meant("station paris", BOARD)).toEqual({ where: "city", what: "Paris" });
  expect(meant("draw L", BOARD)).toEqual({ where: "row", what: "locomotive" });
  expect(meant("draw", BOARD)).toEqual({ where: "deck", what: "" });
  expect(meant("place rrr", BOARD)).toEqual({ where: "hand", what: "red" });
  expect(meant("claim nowhere", BOARD)).toBeNull();
  expect(meant("dance", BOARD)).toBeNull();
});

test("a text is written as notation before the server is asked about it", () => {
  expect(written("claim zurich – paris rrr", BOARD)).toBe("claim Paris-Zürich RRR");
  expect(written("Claim New York–Boston GGL", BOARD)).toBe("claim New York-Boston GGL");
  expect(written("station zürich", BOARD)).toBe("station Zürich");
  expect(written("dance  wildly", BOARD)).toBe("dance wildly");
});

import { describe, expect, test } from "vitest";
import {
  mentionedCities,
  matchingMoves,
  possibleMoves,
  mentionedTarget,
  exactMove,
  completeNames,
  type TypedMove,
} from "../../src/lists/typed_moves";
import type { Facts } from "../../src/table/decision/move_text";
import { GameVocabulary } from "../../src/words/vocabulary";
import type { Board, Choices, View } from "../../src/wire/types";

const route = (name: string, ...cities: string[]) => ({
  name,
  cities,
  length: 3,
  colour: "gray",
  ferry: 0,
  tunnel: false,
  points: 4,
});
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
const FACTS: Facts = {
  view: { offer: [{ between: ["Brest", "Wien"] }, { between: ["Roma", "Paris"] }], tickets: [] } as unknown as View,
  state: null,
  names: ["Ada", "Ben"],
  vocabulary: new GameVocabulary(),
};
const MOVES: TypedMove[] = possibleMoves(CHOICES, FACTS);
const actions = (moves: readonly TypedMove[]): string[] => moves.map(({ action }) => action);

test("every move that the server lists can be typed, and has a description", () => {
  expect(MOVES).toContainEqual({
    action: "claim Paris-Zürich RRL",
    said: "Claim Paris – Zürich with 2 red and 1 locomotive",
  });
  expect(MOVES).toContainEqual({
    action: "claim Bruxelles-Paris/red RR",
    said: "Claim Bruxelles – Paris (red) with 2 red",
  });
  expect(MOVES).toContainEqual({ action: "station Wien G", said: "Build a station in Wien with 1 green" });
  expect(possibleMoves({ offer: { "": ["keep 1,2", "keep none"] } }, FACTS).map(({ said }) => said)).toEqual([
    "Keep Brest – Wien and Roma – Paris",
    "Keep no tickets",
  ]);
  expect(possibleMoves({ passenger: { "Bad Tölz": ["take red Bad Tölz"] } }, FACTS)[0]?.said).toBe(
    "Take the red passenger in Bad Tölz",
  );
});

test("unknown cities, and cities without a route between them, are reported", () => {
  expect(mentionedCities("claim Zürich-Boston RR", BOARD)).toEqual(["Zürich", "Boston"]);
  expect(mentionedCities("station Atlantis R", BOARD)).toEqual([]);
  expect(mentionedCities("claim Paris-Zürich RRRR", BOARD)).toBeNull();
  expect(mentionedCities("draw R", BOARD)).toBeNull();
});

describe("only a complete move is played", () => {
  test.each([
    ["claim Paris-Zürich RRR", "claim Paris-Zürich RRR"],
    ["claim Paris–Zürich with RRR", "claim Paris-Zürich RRR"],
    ["CLAIM paris zurich rrl", "claim Paris-Zürich RRL"],
    ["draw", "draw"],
    ["draw r", "draw R"],
    ["tickets 1+3", "tickets 1+3"],
  ])("%s", (text, action) => {
    expect(exactMove(text, MOVES)?.action).toBe(action);
    expect(matchingMoves(text, MOVES)[0]?.action).toBe(action);
  });

  test.each(["claim Paris-Zürich", "claim Paris-Zürich RR", "dra", "tickets", "claim Paris-Zürich RRRR", ""])(
    "not %s",
    (text) => {
      expect(exactMove(text, MOVES)).toBeUndefined();
    },
  );
});

test("a move is found by words of its notation or description", () => {
  expect(actions(matchingMoves("paris zur", MOVES))).toEqual([
    "claim Paris-Zürich RRR",
    "claim Paris-Zürich RRL",
    "claim Paris-Zürich GGG",
  ]);
  expect(actions(matchingMoves("take red", MOVES))).toEqual(["draw R"]);
  expect(actions(matchingMoves("station", MOVES))).toEqual(["station Wien G"]);
  expect(matchingMoves("claim Roma", MOVES)).toEqual([]);
  expect(matchingMoves("  ", MOVES)).toEqual([]);
});

test("an impossible move still resolves to its target, so that its reason can be requested", () => {
  expect(mentionedTarget("claim zurich paris", BOARD)).toEqual({ where: "route", what: "Paris-Zürich" });
  expect(mentionedTarget("claim bruxelles-paris yellow", BOARD)).toEqual({
    where: "route",
    what: "Bruxelles-Paris/yellow",
  });
  expect(mentionedTarget("claim new york boston", BOARD)).toEqual({ where: "route", what: "New York-Boston" });
  expect(mentionedTarget("station paris", BOARD)).toEqual({ where: "city", what: "Paris" });
  expect(mentionedTarget("draw L", BOARD)).toEqual({ where: "row", what: "locomotive" });
  expect(mentionedTarget("draw", BOARD)).toEqual({ where: "deck", what: "" });
  expect(mentionedTarget("place rrr", BOARD)).toEqual({ where: "hand", what: "red" });
  expect(mentionedTarget("claim nowhere", BOARD)).toBeNull();
  expect(mentionedTarget("dance", BOARD)).toBeNull();
});

test("typed text is normalised to notation before the server is asked about it", () => {
  expect(completeNames("claim zurich – paris rrr", BOARD)).toBe("claim Paris-Zürich RRR");
  expect(completeNames("Claim New York–Boston GGL", BOARD)).toBe("claim New York-Boston GGL");
  expect(completeNames("station zürich", BOARD)).toBe("station Zürich");
  expect(completeNames("dance  wildly", BOARD)).toBe("dance wildly");
});

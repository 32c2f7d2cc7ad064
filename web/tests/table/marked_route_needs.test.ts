import { expect, test } from "vitest";
import { markedRouteNeeds } from "../../src/table/tickets/marked_route_needs";
import type { Route } from "../../src/wire/types";

const route = (name: string, colour: string, length: number, ferry = 0): Route => ({
  name,
  cities: ["A", "B"],
  colour,
  length,
  ferry,
  tunnel: false,
  points: 1,
});

const routes = [
  route("red", "red", 3),
  route("more red", "red", 2),
  route("ferry", "gray", 4, 2),
  route("any", "gray", 3),
  route("taken", "blue", 5),
  route("closed", "green", 2),
  route("unmarked", "black", 6),
];
const facts = {
  routes,
  owners: new Map([["taken", 1]]),
  closed: new Set(["closed"]),
  hand: { red: 4, locomotive: 1, blue: 7 },
};
const marked = ["red", "more red", "ferry", "any", "taken", "closed"];

test("trains and cards are added up by colour and compared with the hand", () => {
  const { trains, cards, any } = markedRouteNeeds(marked, facts);
  expect(trains).toBe(12);
  expect(cards).toEqual([
    { kind: "locomotive", need: 2, have: 1 },
    { kind: "red", need: 5, have: 4 },
  ]);
  expect(any).toEqual([3, 2]);
});

test("lost routes need nothing, and are listed", () => {
  const { open, lost } = markedRouteNeeds(marked, facts);
  expect(open.map(({ name }) => name)).toEqual(["red", "more red", "ferry", "any"]);
  expect(lost.map(({ name }) => name)).toEqual(["taken", "closed"]);
});

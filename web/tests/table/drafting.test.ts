import { expect, test } from "vitest";
import { outlook } from "../../src/table/drafting";
import type { Route } from "../../src/wire/types";

const route = (name: string, colour: string, length: number, ferry = 0): Route =>
  ({ name, cities: ["A", "B"], colour, length, ferry, tunnel: false, points: 1 });

const routes = [
  route("red", "red", 3), route("more red", "red", 2), route("ferry", "gray", 4, 2), route("any", "gray", 3),
  route("taken", "blue", 5), route("closed", "green", 2), route("unmarked", "black", 6),
];
const facts = { routes, owners: new Map([["taken", 1]]), closed: new Set(["closed"]), hand: { red: 4, locomotive: 1, blue: 7 } };
const marked = ["red", "more red", "ferry", "any", "taken", "closed"];

test("trains and cards are added up by colour, beside what one holds", () => {
  const { trains, cards, any } = outlook(marked, facts);
  expect(trains).toBe(12);
  expect(cards).toEqual([{ kind: "locomotive", need: 2, have: 1 }, { kind: "red", need: 5, have: 4 }]);
  expect(any).toEqual([3, 2]);
});

test("routes that are lost take nothing, and are named", () => {
  const { open, lost } = outlook(marked, facts);
  expect(open.map(({ name }) => name)).toEqual(["red", "more red", "ferry", "any"]);
  expect(lost.map(({ name }) => name)).toEqual(["taken", "closed"]);
});

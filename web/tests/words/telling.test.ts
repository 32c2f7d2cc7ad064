import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { spoken, tell } from "../../src/words/telling";

const NAMES = ["Ada", "Ben"];

test("every kind of event that the terminal tells is told in words of its own", () => {
  const terminal = readFileSync("../src/whistlestop/record/telling.py", "utf8");
  const types = [...terminal.matchAll(/case "([^"]+)":/g)].map(([, type]) => type as string);
  expect(types.length).toBeGreaterThan(20);
  expect(types.filter((type) => spoken(tell({ type, seat: 0 }, NAMES)) === `Ada ${type}.`)).toEqual([]);
});

test("cards are parts of their own, and are counted when they are spoken", () => {
  const told = tell({ type: "claimed", seat: 0, route: "Paris-Zürich", cards: "RRL", points: 4 }, NAMES);
  expect(told).toContainEqual({ cards: ["red", "red", "locomotive"] });
  expect(spoken(told)).toBe("Ada claims Paris – Zürich with 2 red and 1 locomotive for 4 points.");
});

test("what one could not see is not told", () => {
  expect(spoken(tell({ type: "drawn", seat: 1 }, NAMES))).toBe("Ben draws a card from the deck.");
  expect(spoken(tell({ type: "ticket", seat: 1 }, NAMES))).toBe("Ben draws a ticket.");
});

test("a card alone is told with its article, also where a sentence begins with it", () => {
  expect(spoken(tell({ type: "drawn", seat: 0, card: "orange" }, NAMES))).toBe("Ada draws an orange card from the deck.");
  expect(spoken(tell({ type: "row", card: "locomotive" }, NAMES))).toBe("A locomotive is turned up.");
  expect(spoken(tell({ type: "first", seat: 0 }, ["ada"]))).toBe("ada begins.");
});

test("who is robbed is named", () => {
  expect(spoken(tell({ type: "robbed", seat: 1, of: 0, cards: "YY" }, NAMES))).toBe("Ben robs Ada of 2 yellow.");
});

test("an event of a game that this page does not know is told plainly", () => {
  expect(spoken(tell({ type: "flooded", seat: 1 }, NAMES))).toBe("Ben flooded.");
});

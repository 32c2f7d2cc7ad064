import { expect, test } from "vitest";
import { plainText, eventText } from "../../src/words/event_text";
import { EVENT_TYPES } from "./event_types";

const NAMES = ["Ada", "Ben"];

test("every declared type of event has a sentence", () => {
  expect(EVENT_TYPES.length).toBeGreaterThan(20);
  expect(EVENT_TYPES).not.toContain("");
  expect(EVENT_TYPES.filter((type) => plainText(eventText({ type, seat: 0 }, NAMES)) === `Ada ${type}.`)).toEqual([]);
});

test("cards are separate parts of a sentence, and are counted in plain text", () => {
  const parts = eventText({ type: "claimed", seat: 0, route: "Paris-Zürich", cards: "RRL", points: 4 }, NAMES);
  expect(parts).toContainEqual({ cards: ["red", "red", "locomotive"] });
  expect(plainText(parts)).toBe("Ada claims Paris – Zürich with 2 red and 1 locomotive for 4 points.");
});

test("hidden cards are not named", () => {
  expect(plainText(eventText({ type: "drawn", seat: 1 }, NAMES))).toBe("Ben draws a card from the deck.");
  expect(plainText(eventText({ type: "ticket", seat: 1 }, NAMES))).toBe("Ben draws a ticket.");
});

test("a single card has its article, also at the start of a sentence", () => {
  expect(plainText(eventText({ type: "drawn", seat: 0, card: "orange" }, NAMES))).toBe(
    "Ada draws an orange card from the deck.",
  );
  expect(plainText(eventText({ type: "row", card: "locomotive" }, NAMES))).toBe("A locomotive is turned face up.");
  expect(plainText(eventText({ type: "first", seat: 0 }, ["ada"]))).toBe("ada goes first.");
});

test("the robbed player is named", () => {
  expect(plainText(eventText({ type: "robbed", seat: 1, of: 0, cards: "YY" }, NAMES))).toBe(
    "Ben robs Ada of 2 yellow.",
  );
});

test("an unknown event has a plain fallback text", () => {
  expect(plainText(eventText({ type: "flooded", seat: 1 }, NAMES))).toBe("Ben flooded.");
});

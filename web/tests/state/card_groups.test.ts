import { describe, expect, test } from "vitest";
import { groupCards, cardsText, expandCounts, payments } from "../../src/state/card_groups";

test("a hand is grouped by kind, locomotives first, without empty kinds", () => {
  expect(groupCards({ red: 2, green: 0, locomotive: 1, purple: 3 })).toEqual([
    { kind: "locomotive", count: 1 },
    { kind: "purple", count: 3 },
    { kind: "red", count: 2 },
  ]);
});

test("an unknown kind comes last", () => {
  expect(groupCards({ silver: 1, red: 1 }).map(({ kind }) => kind)).toEqual(["red", "silver"]);
});

test("card counts are expanded to single cards", () => {
  expect(expandCounts({ red: 2, locomotive: 1 })).toEqual(["locomotive", "red", "red"]);
});

test("cards are described with the colour before the locomotives", () => {
  expect(cardsText(["red", "red", "locomotive"])).toBe("2 red and 1 locomotive");
});

describe("payments", () => {
  test("list the cheapest of each colour apart from those that waste locomotives", () => {
    const { plain, lavish } = payments(["claim A-B RLL", "claim A-B RRL", "claim A-B BBB", "claim A-B LLL"]);
    expect(plain.map(({ action }) => action)).toEqual(["claim A-B BBB", "claim A-B RRL"]);
    expect(lavish.map(({ action }) => action)).toEqual(["claim A-B RLL", "claim A-B LLL"]);
  });

  test("list locomotives alone as cheapest if there is no alternative", () => {
    expect(payments(["claim A-B L"]).plain).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import { grouped, spokenCards, spread, ways } from "../../src/table/cards";

test("a hand is grouped by kind, locomotives first, without kinds that are gone", () => {
  expect(grouped({ red: 2, green: 0, locomotive: 1, purple: 3 })).toEqual([
    { kind: "locomotive", count: 1 }, { kind: "purple", count: 3 }, { kind: "red", count: 2 },
  ]);
});

test("a kind that the page does not know comes last and is not lost", () => {
  expect(grouped({ silver: 1, red: 1 }).map(({ kind }) => kind)).toEqual(["red", "silver"]);
});

test("counted cards are spread one by one", () => {
  expect(spread({ red: 2, locomotive: 1 })).toEqual(["locomotive", "red", "red"]);
});

test("cards are said with the colour before the locomotives", () => {
  expect(spokenCards(["red", "red", "locomotive"])).toBe("2 red and 1 locomotive");
});

describe("ways to pay", () => {
  test("show the thriftiest of each colour, and keep lavish ones apart", () => {
    const { plain, lavish } = ways(["claim A-B RLL", "claim A-B RRL", "claim A-B BBB", "claim A-B LLL"]);
    expect(plain.map(({ action }) => action)).toEqual(["claim A-B BBB", "claim A-B RRL"]);
    expect(lavish.map(({ action }) => action)).toEqual(["claim A-B RLL", "claim A-B LLL"]);
  });

  test("locomotives alone are plain where there is no other way", () => {
    expect(ways(["claim A-B L"]).plain).toHaveLength(1);
  });
});

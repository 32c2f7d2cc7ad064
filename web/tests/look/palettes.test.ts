import { describe, expect, test } from "vitest";
import { cardLook, KINDS, PATTERNS, seatLook } from "../../src/look/tokens";
import { colour, pairs, THEMES, type Theme } from "./colours";
import { distance, EYES } from "./eyes";

const SEATS = [0, 1, 2, 3, 4];
/** Well above what is just noticed, 0.02: colours that count are told apart at a glance, and their symbols besides. */
const APART = 0.115;
/** A route of any colour is the only one without a symbol: that tells it apart even where its gray comes close. */
const BARE = 0.075;

const closer = (names: [string, string][], least: number, eyes: string, theme: Theme): string[] =>
  names.filter(([one, other]) => distance(colour(one, theme), colour(other, theme), eyes) < least).map((both) => both.join(" and "));

describe.each(Object.keys(EYES).flatMap((eyes) => THEMES.map((theme) => ({ eyes, theme }))))("for eyes with $eyes sight, in the $theme theme", ({ eyes, theme }) => {
  test("cards, routes and passengers of different kinds look different", () => {
    expect(closer(pairs(KINDS.map((kind) => `card-${kind}`)), APART, eyes, theme)).toEqual([]);
  });

  test("routes of any colour look unlike those of one", () => {
    expect(closer(KINDS.map((kind) => ["card-gray", `card-${kind}`]), BARE, eyes, theme)).toEqual([]);
  });

  test("seats look different", () => {
    expect(closer(pairs(SEATS.map((seat) => `seat-${seat}`)), APART, eyes, theme)).toEqual([]);
  });

  test("what can be used looks unlike what is pointed at or shown", () => {
    expect(closer([["board-lit", "focus"], ["board-lit", "accent"]], APART, eyes, theme)).toEqual([]);
  });
});

test("every kind of card, every seat and every colour of a route has a symbol of its own", () => {
  const symbols = [...KINDS, "gray"].map((kind) => cardLook(kind).symbol).concat(SEATS.map((seat) => seatLook(seat).symbol));
  expect(new Set(symbols).size).toBe(KINDS.length + 1 + SEATS.length);
  expect(new Set(SEATS.map((seat) => seatLook(seat).pattern)).size).toBe(PATTERNS.length);
});

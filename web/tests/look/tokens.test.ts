import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardLook, kindsOf, KINDS, PATTERNS, seatLook } from "../../src/look/tokens";
import { contrast, distance, EYES } from "./eyes";

const css = readFileSync("src/look/tokens.css", "utf8");
const SEATS = [0, 1, 2, 3, 4];
const APART = 0.115;

/** The colour of a token in the light or the dark theme. */
function colour(name: string, theme: "light" | "dark" = "light"): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(css);
  const found = theme === "dark" ? (value?.[2] ?? value?.[1]) : value?.[1];
  if (!found) throw new Error(`There is no colour --${name}.`);
  return found;
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

describe.each(Object.keys(EYES))("for eyes with %s sight", (eyes) => {
  test("cards of different kinds look different", () => {
    const close = pairs(KINDS).filter(([one, other]) => distance(colour(`card-${one}`), colour(`card-${other}`), eyes) < APART);
    expect(close).toEqual([]);
  });

  test("seats look different", () => {
    const close = pairs(SEATS).filter(([one, other]) => distance(colour(`seat-${one}`), colour(`seat-${other}`), eyes) < APART);
    expect(close).toEqual([]);
  });
});

test("every kind of card, every seat and every colour of a route has a symbol of its own", () => {
  const symbols = [...KINDS, "gray"].map((kind) => cardLook(kind).symbol).concat(SEATS.map((seat) => seatLook(seat).symbol));
  expect(new Set(symbols).size).toBe(KINDS.length + 1 + SEATS.length);
  expect(new Set(SEATS.map((seat) => seatLook(seat).pattern)).size).toBe(PATTERNS.length);
});

test("symbols on cards and seats stand out", () => {
  const coloured = [...KINDS.map((kind) => `card-${kind}`), "card-gray", ...SEATS.map((seat) => `seat-${seat}`)];
  const faint = coloured.filter((name) => contrast(colour(name), colour(`${name}-ink`)) < 3.5);
  expect(faint).toEqual([]);
});

test.each(["light", "dark"] as const)("text can be read in the %s theme", (theme) => {
  const written = ["text", "quiet", "accent", "lit", "problem"];
  const faint = written.flatMap((text) =>
    ["paper", "panel", "raised"].filter((behind) => contrast(colour(text, theme), colour(behind, theme)) < 4.5)
      .map((behind) => `${text} on ${behind}`),
  );
  expect(faint).toEqual([]);
  expect(contrast(colour("accent", theme), colour("accent-ink", theme))).toBeGreaterThan(4.5);
});

test("the letters of an action are kinds of cards", () => {
  expect(kindsOf("RRL")).toEqual(["red", "red", "locomotive"]);
  expect(kindsOf("B+K")).toEqual(["blue", "black"]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACES } from "../../src/theme/faces";
import { languages } from "../../src/words/words.svelte";
import { wordsIn } from "../words/samples";

/** The characters as the server knows them. */
const CAST = [...readFileSync("../src/whistlestop/bots/cast.py", "utf8").matchAll(/^ {4}".*": \((.*)\),$/gm)].flatMap(
  ([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name),
);

test("every character has a face, and no two are drawn from the same parts", () => {
  expect(CAST.length).toBe(20);
  expect(Object.keys(FACES)).toEqual(CAST);
  expect(new Set(Object.values(FACES).map((look) => JSON.stringify(look))).size).toBe(CAST.length);
});

test.each(languages)("every character has a description and remarks in %s", async (language) => {
  const { remarks } = await wordsIn(language).remarks();
  expect(Object.keys(wordsIn(language).characters)).toEqual(CAST);
  expect(Object.keys(remarks)).toEqual(CAST);
  const texts = Object.values(remarks).flatMap((one) => Object.values<string>(one));
  expect(texts.filter((text) => text.length > 48)).toEqual([]); // as much as fits at a seat
  expect(new Set(texts).size).toBe(CAST.length * 6);
});

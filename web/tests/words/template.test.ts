import { expect, test } from "vitest";
import { fillTemplate } from "../../src/words/template";

const filled = (
  template: string,
  facts: Record<string, string | { cards: string[] }>,
  missing: string[] = [],
  names: string[] = [],
) =>
  fillTemplate(template, { parts: new Map(Object.entries(facts)), missing: new Set(missing), names: new Set(names) });

test("facts fill their places, with a capital letter where the template has one", () => {
  expect(filled("{City} and {city}.", { city: "genève" })).toEqual(["Genève and genève."]);
  expect(filled("{Seat} begins.", { seat: "ada" }, [], ["seat"])).toEqual(["ada begins."]);
});

test("an article suits the word after it", () => {
  expect(filled("{colour|a} train", { colour: "orange" })).toEqual(["an orange train"]);
  expect(filled("{Colour|a} train", { colour: "red" })).toEqual(["A red train"]);
});

test("an option is shown only with all its facts", () => {
  expect(filled("Built[ for {points}|, for nothing].", { points: "3" })).toEqual(["Built for 3."]);
  expect(filled("Built[ for {points}|, for nothing].", {}, ["points"])).toEqual(["Built, for nothing."]);
  expect(filled("Built[ for {points}].", { points: "0" }, ["points"])).toEqual(["Built."]);
});

test("cards stay parts of their own, and an unknown place stays as it is", () => {
  expect(filled("Take {card} now", { card: { cards: ["red"] } })).toEqual(["Take ", { cards: ["red"] }, " now"]);
  expect(filled("Take {thing}", {})).toEqual(["Take {thing}"]);
});

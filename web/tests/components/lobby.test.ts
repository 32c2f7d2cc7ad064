import { afterEach, beforeAll, expect, test } from "vitest";
import GameCard from "../../src/lobby/GameCard.svelte";
import type { GameLine, TableLine } from "../../src/wire/types";
import { setLanguage } from "../../src/words/words.svelte";
import { button, leave, show, textOf } from "./mounting";

beforeAll(() => setLanguage("en"));
afterEach(leave);

const USA: GameLine = {
  name: "usa",
  title: "USA",
  summary: "",
  seats: [2, 3, 4, 5],
  options: {},
  bots: [],
  lesson: false,
  words: {},
};
const OPEN = { table: "T", game: "usa", title: "USA", names: ["Ben", ""], open: 1 } as unknown as TableLine;

test("a platform tells how long its game takes and who waits there", () => {
  const card = show(GameCard, { game: USA, platform: 3, waiting: [OPEN] });
  expect(textOf(card)).toContain("about 30 min");
  expect(textOf(card.querySelector("a[href$='/table/T']") as Element)).toBe("Ben is waiting · Join");
  expect(button(card, "Play USA")).toBeDefined();
});

test("nothing is said of how long an added game takes", () => {
  const card = show(GameCard, { game: { ...USA, name: "added" }, platform: 7, waiting: [] });
  expect(textOf(card)).not.toContain("min");
});

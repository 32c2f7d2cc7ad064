import { beforeAll, expect, test } from "vitest";
import { loadCoachWords } from "../../src/review/coach_words";
import { Speaker } from "../../src/review/speaker";
import type { Vocabulary } from "../../src/wire/types";
import { review as english } from "../../src/words/en/review";
import { review as french } from "../../src/words/fr/review";
import { review as german } from "../../src/words/de/review";
import { BLUNDER_PLY, review } from "./sample_review";

const declared = (pattern: string, regex: string) => ({ pattern, regex, label: pattern, facts: {} });
const VOCABULARY = {
  actions: [
    declared("draw {letter}", "^draw (?<letter>[A-Z])$"),
    declared("claim {route} {cards}", "^claim (?<route>.+) (?<cards>[A-Z]+)$"),
    declared("keep {positions}", "^keep (?<positions>[0-9,]+)$"),
    declared("fly {city}", "^fly (?<city>.+)$"),
  ],
} as unknown as Vocabulary;
const GAME = { names: ["Ada", "Ben"], vocabulary: VOCABULARY, letters: { red: "R", black: "K", locomotive: "L" } };

let en: Speaker;
let de: Speaker;
let fr: Speaker;
beforeAll(async () => {
  en = new Speaker(english, await loadCoachWords("en"), GAME, "en");
  de = new Speaker(german, await loadCoachWords("de"), GAME, "de");
  fr = new Speaker(french, await loadCoachWords("fr"), GAME, "fr");
});

const blunder = review().seats[0]!.decisions!.find(({ ply }) => ply === BLUNDER_PLY)!;

test("sentences are the command line's, in every language", () => {
  expect(en.sentences(blunder.sentences!)).toBe(
    "Better: claim Paris–Zürich with 2 × red, 1 × locomotive. On average, it gains you 5 points on Ben.",
  );
  for (const one of [de, fr]) {
    expect(one.sentences(blunder.sentences!)).toContain("Paris–Zürich");
    expect(one.sentences(blunder.sentences!)).not.toMatch(/Better|On average|[{}]/);
  }
});

test("shares of simulated games are never said to be all or none", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map((share) => en.share(share))).toEqual([
    "under 1%",
    "under 1%",
    "50%",
    "over 99%",
    "over 99%",
  ]);
  expect(en.change(-0.2)).toBe("−20%");
});

test("few points have a decimal in the language's style", () => {
  expect([en.points(1), en.points(1.44), en.points(12.4)]).toEqual(["1 point", "1.4 points", "12 points"]);
  expect(de.points(1.44)).toBe("1,4 Punkte");
});

test("moves name cards, parallel tracks and the tickets that positions count", () => {
  expect(en.move("draw R")).toBe("draw red from the row");
  expect(en.move("claim Frankfurt-Berlin/black KKL")).toContain("Frankfurt–Berlin (black)");
  expect(en.move("keep 1,3", ["A–B", "C–D", "E–F"])).toBe("keep A–B and E–F");
});

test("moves of other games are shown as these games declare them, and unknown ones as they are", () => {
  expect(en.move("fly Paris")).toContain("fly");
  expect(en.move("teleport")).toBe("teleport");
});

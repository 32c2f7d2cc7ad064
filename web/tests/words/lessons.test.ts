import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/words/words.svelte";
import { wordsIn, lessonsIn, lessonTexts } from "./samples";

const GAMES = "../src/whistlestop/games";
const TITLES_ALIKE = ["Tickets", "Tunnel", "Station", "Ferry", "Locomotive", "Locomotives"];

/** The longest text that is still easy to read. */
const LONGEST = { title: 24, text: 150 };

/** Returns the names of the steps in the server's lesson for a game. */
function stepsOf(game: string): string[] {
  const file = `${GAMES}/${game}/lesson/steps.toml`;
  return existsSync(file)
    ? [...readFileSync(file, "utf8").matchAll(/id = "([^"]+)"/g)].map(([, id]) => id as string)
    : [];
}

describe.each(languages)("lessons in %s", (language) => {
  test("have texts for exactly the existing steps", async () => {
    const lessons = await lessonsIn(wordsIn(language));
    expect(Object.keys(lessons).sort()).toEqual(Object.keys(await lessonsIn(wordsIn("en"))).sort());
    for (const [game, { steps }] of Object.entries(lessons)) expect(Object.keys(steps), game).toEqual(stepsOf(game));
  });

  test("keep every text to a sentence or two", async () => {
    for (const [game, { steps }] of Object.entries(await lessonsIn(wordsIn(language)))) {
      const long = Object.values(steps).filter(
        ([title, text]) => title.length > LONGEST.title || text.length > LONGEST.text,
      );
      expect(long, game).toEqual([]);
    }
  });
});

describe.each(languages.filter((language) => language !== "en"))("lessons in %s", (language) => {
  test("are fully translated", async () => {
    const english = await lessonsIn(wordsIn("en"));
    for (const [game, lesson] of Object.entries(await lessonsIn(wordsIn(language)))) {
      const theirs = new Set(english[game] ? lessonTexts(english[game]) : []);
      expect(
        lessonTexts(lesson).filter((text) => theirs.has(text) && !TITLES_ALIKE.includes(text)),
        game,
      ).toEqual([]);
    }
  });
});

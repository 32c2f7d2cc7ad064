import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/words/words.svelte";
import { CATALOGUES, lessonsIn, textsTaught } from "./samples";

const GAMES = "../src/whistlestop/games";
const TITLES_ALIKE = ["Tickets", "Tunnel", "Station", "Ferry", "Locomotive", "Locomotives"];

/** More than this is a wall of text. */
const LONGEST = { title: 24, text: 150 };

/** The steps of a game's first game, as the server knows them. */
function stepsOf(game: string): string[] {
  const file = `${GAMES}/${game}/lesson/steps.toml`;
  return existsSync(file) ? [...readFileSync(file, "utf8").matchAll(/id = "([^"]+)"/g)].map(([, id]) => id as string) : [];
}

describe.each(languages)("first games in %s", (language) => {
  test("have words for every step, and for no other", async () => {
    const lessons = await lessonsIn(CATALOGUES[language]);
    expect(Object.keys(lessons).sort()).toEqual(Object.keys(await lessonsIn(CATALOGUES.en)).sort());
    for (const [game, { steps }] of Object.entries(lessons)) expect(Object.keys(steps), game).toEqual(stepsOf(game));
  });

  test("never say more than a sentence or two", async () => {
    for (const [game, { steps }] of Object.entries(await lessonsIn(CATALOGUES[language]))) {
      const long = Object.values(steps).filter(([title, text]) => title.length > LONGEST.title || text.length > LONGEST.text);
      expect(long, game).toEqual([]);
    }
  });

});

describe.each(languages.filter((language) => language !== "en"))("first games in %s", (language) => {
  test("say everything in this language", async () => {
    const english = await lessonsIn(CATALOGUES.en);
    for (const [game, lesson] of Object.entries(await lessonsIn(CATALOGUES[language]))) {
      const theirs = new Set(english[game] ? textsTaught(english[game]) : []);
      expect(textsTaught(lesson).filter((text) => theirs.has(text) && !TITLES_ALIKE.includes(text)), game).toEqual([]);
    }
  });
});

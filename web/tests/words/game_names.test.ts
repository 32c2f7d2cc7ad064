import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { gameOptions, gameSummary, displayName, botDescription, gameTitle } from "../../src/words/game_names";
import { languages, setLanguage, words } from "../../src/words/words.svelte";

const GAMES = "../src/whistlestop/games";
const shipped = readdirSync(GAMES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("about.toml"))
  .map((path) => ({ name: path.split("/")[0] as string, text: readFileSync(`${GAMES}/${path}`, "utf8") }));
const python = readFileSync("../src/whistlestop/bots/__init__.py", "utf8");
const bots = [...python.slice(python.indexOf("ABOUT")).matchAll(/^ {4}"([\w-]+)": "/gm)].map(
  ([, name]) => name as string,
);

const theirs = { name: "moon", summary: "Craters.", options: { dust: "There is dust." } };

afterEach(() => setLanguage("en"));

describe.each(languages)("in %s", (language) => {
  test("every shipped game has a title, a blurb and texts for all its options", async () => {
    await setLanguage(language);
    expect(shipped.length).toBeGreaterThan(5);
    for (const { name, text } of shipped) {
      const [, options = ""] = text.split("[options]");
      expect(words.games.titles, name).toHaveProperty(name);
      expect(words.games.blurbs, name).toHaveProperty(name);
      expect(Object.keys(words.games.options[name] ?? {}).sort(), name).toEqual(
        [...options.matchAll(/^(\w+) =/gm)].map(([, option]) => option).sort(),
      );
    }
  });

  test("every shipped bot has a name and a description", async () => {
    await setLanguage(language);
    expect(bots.length).toBeGreaterThan(5);
    expect(Object.keys(words.games.bots).sort()).toEqual([...bots].sort());
  });

  test("custom games and bots keep their own texts", async () => {
    await setLanguage(language);
    expect(gameTitle("moon", "Moon")).toBe("Moon");
    expect(gameSummary(theirs).text).toBe("Craters.");
    expect(gameOptions(theirs)).toEqual([{ option: "dust", meaning: "There is dust." }]);
    expect(botDescription({ name: "my_bot.py:MyBot", about: "mine", characters: [] })).toBe("mine");
    expect(displayName("my_bot.py:MyBot 2")).toBe("my_bot.py:MyBot 2");
  });
});

test("bots of the same kind are numbered", async () => {
  await setLanguage("de");
  expect(["planner-easy", "planner-easy 2"].map(displayName)).toEqual(["Bot Leicht", "Bot Leicht 2"]);
});

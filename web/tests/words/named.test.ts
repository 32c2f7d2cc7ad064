import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { agreeable, blurbed, called, described, titled } from "../../src/words/named";
import { languages, speak, words } from "../../src/words/words.svelte";

const GAMES = "../src/whistlestop/games";
const shipped = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("about.toml"))
  .map((path) => ({ name: path.split("/")[0] as string, text: readFileSync(`${GAMES}/${path}`, "utf8") }));
const python = readFileSync("../src/whistlestop/bots/__init__.py", "utf8");
const bots = [...python.slice(python.indexOf("ABOUT")).matchAll(/^ {4}"([\w-]+)": "/gm)].map(([, name]) => name as string);

const theirs = { name: "moon", summary: "Craters.", options: { dust: "There is dust." } };

afterEach(() => speak("en"));

describe.each(languages)("in %s", (language) => {
  test("every game of ours has a name, a sentence and words for all its options", async () => {
    await speak(language);
    expect(shipped.length).toBeGreaterThan(5);
    for (const { name, text } of shipped) {
      const [, options = ""] = text.split("[options]");
      expect(words.games.titles, name).toHaveProperty(name);
      expect(words.games.blurbs, name).toHaveProperty(name);
      expect(Object.keys(words.games.options[name] ?? {}).sort(), name).toEqual([...options.matchAll(/^(\w+) =/gm)].map(([, option]) => option).sort());
    }
  });

  test("every bot of ours has a name and is described", async () => {
    await speak(language);
    expect(bots.length).toBeGreaterThan(5);
    expect(Object.keys(words.games.bots).sort()).toEqual([...bots].sort());
  });

  test("what comes from a tinkerer keeps the words that it came with", async () => {
    await speak(language);
    expect(titled("moon", "Moon")).toBe("Moon");
    expect(blurbed(theirs).text).toBe("Craters.");
    expect(agreeable(theirs)).toEqual([{ option: "dust", meaning: "There is dust." }]);
    expect(described({ name: "my_bot.py:MyBot", about: "mine" })).toBe("mine");
    expect(called("my_bot.py:MyBot 2")).toBe("my_bot.py:MyBot 2");
  });
});

test("bots of a kind are told apart by their number", async () => {
  await speak("de");
  expect(["planner-easy", "planner-easy 2"].map(called)).toEqual(["Bot Leicht", "Bot Leicht 2"]);
});

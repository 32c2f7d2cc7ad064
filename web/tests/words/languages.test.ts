import { afterEach, expect, test } from "vitest";
import { language, speak, understood, words } from "../../src/words/words.svelte";

afterEach(() => speak("en"));

test.each([
  [["de-AT", "en"], "de"],
  [["fr"], "fr"],
  [["nl-BE", "FR-be", "de"], "fr"],
  [["ja", "pt-BR"], "en"],
  [[], "en"],
])("a browser that asks for %j hears %s", (wishes, spoken) => {
  expect(understood("auto", wishes)).toBe(spoken);
});

test("what was chosen counts more than what the browser asks for", () => {
  expect(understood("en", ["fr", "de"])).toBe("en");
});

test("the language of the page is told to whoever reads it aloud", async () => {
  await speak("fr");
  expect(language()).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
});

test("who changes their mind hears the language that they asked for last", async () => {
  await Promise.all([speak("fr"), speak("de"), speak("en")]);
  expect(language()).toBe("en");
  expect(words.lobby.home).toBe("Lobby");
});

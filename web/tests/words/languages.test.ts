import { afterEach, expect, test } from "vitest";
import { language, setLanguage, preferredLanguage, words } from "../../src/words/words.svelte";

afterEach(() => setLanguage("en"));

test.each([
  [["de-AT", "en"], "de"],
  [["fr"], "fr"],
  [["tlh-BE", "FR-be", "de"], "fr"],
  [["ja", "pt-BR"], "en"],
  [[], "en"],
])("a browser that prefers %j gets %s", (wishes, spoken) => {
  expect(preferredLanguage("auto", wishes)).toBe(spoken);
});

test("the chosen language takes precedence over the browser's", () => {
  expect(preferredLanguage("en", ["fr", "de"])).toBe("en");
});

test("the lang attribute of the page follows the language", async () => {
  await setLanguage("fr");
  expect(language()).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
});

test("the last language requested wins, whichever loads first", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("de"), setLanguage("en")]);
  expect(language()).toBe("en");
  expect(words.lobby.home).toBe("Lobby");
});

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FACES, inRange, neededLetters, writeFonts } from "../../scripts/fonts";

const MOST = 60_000;

test("all fonts together stay small, swap in without hiding text, and have fallbacks of their size", async () => {
  const sheet = await writeFonts();
  const css = readFileSync(sheet, "utf8");
  const files = readdirSync(dirname(sheet)).filter((file) => file.endsWith(".woff2"));
  const total = files.map((file) => statSync(join(dirname(sheet), file)).size).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(MOST);
  expect(css.match(/format\("woff2"\)/g)).toHaveLength(files.length);
  expect(css.match(/font-display:swap/g)).toHaveLength(files.length);
  for (const { family } of FACES) expect(css).toContain(`"${family} fallback"`);
  expect(css).toMatch(/size-adjust:\d/);
});

test("the fonts have the letters of all languages and boards", () => {
  const letters = neededLetters();
  for (const letter of "AzßéÖœ’–ń0") expect(letters).toContain(letter);
});

test("ranges contain single characters and spans", () => {
  expect(inRange("U+0000-00FF,U+0131", "é")).toBe(true);
  expect(inRange("U+0000-00FF,U+0131", "ı")).toBe(true);
  expect(inRange("U+0000-00FF", "ł")).toBe(false);
});

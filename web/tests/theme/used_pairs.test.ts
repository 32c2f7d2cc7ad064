import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colour, THEMES } from "./colours";
import { contrast } from "./colour_vision";

const TEXT = 4.5;
const RULE = /\{([^{}]*)\}/g;
const INK = /(?:^|[;\s])color: var\(--([\w-]+)\)/;
const SURFACE = /background(?:-color)?: var\(--([\w-]+)\)/;

/** Pairs of text and background colours that one rule of a component declares together. */
const used = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .flatMap((file) => [...readFileSync(`src/${file}`, "utf8").matchAll(RULE)].map(([, rule = ""]) => ({ file, rule })))
  .flatMap(({ file, rule }) => {
    const [ink, surface] = [INK.exec(rule)?.[1], SURFACE.exec(rule)?.[1]];
    return ink && surface ? [{ file, ink, surface }] : [];
  });

test.each(THEMES)("every text colour is readable on the background that its rule sets in the %s theme", (theme) => {
  expect(used.length).toBeGreaterThan(10);
  const unreadable = used.filter(({ ink, surface }) => contrast(colour(ink, theme), colour(surface, theme)) < TEXT);
  expect(unreadable).toEqual([]);
});

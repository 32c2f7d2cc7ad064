/** The page's colours, read from its stylesheets. */

import { readFileSync } from "node:fs";
import { paletteCss } from "../../scripts/palette";

export type Theme = "light" | "dark";
export const THEMES: Theme[] = ["light", "dark"];

const css = [readFileSync("src/theme/tokens.css", "utf8"), paletteCss()].join("\n");
const LONG = 6;

/** The colour of a token in a theme. */
export function colour(name: string, theme: Theme = "light"): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?#(\\w+)(?:, #(\\w+))?`).exec(css);
  const found = theme === "dark" ? (value?.[2] ?? value?.[1]) : value?.[1];
  if (!found) throw new Error(`There is no colour --${name}.`);
  return `#${found.length === LONG ? found : [...found].map((digit) => digit + digit).join("")}`;
}

/** All pairs of a list. */
export function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

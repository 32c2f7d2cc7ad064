import { describe, expect, test } from "vitest";
import { cardLook, KINDS, PATTERNS, colourLook } from "../../src/theme/tokens";
import { colour, pairs, THEMES, type Theme } from "./colours";
import { distance, VISION } from "./colour_vision";

const SEATS = [0, 1, 2, 3, 4];
/** Well above the just noticeable 0.02, so that colours differ at a glance even without their symbols. */
const APART = 0.115;
/** Lower, because a grey route is the only one without a symbol. */
const BARE = 0.075;

const tooClose = (names: [string, string][], least: number, viewer: string, theme: Theme): string[] =>
  names
    .filter(([one, other]) => distance(colour(one, theme), colour(other, theme), viewer) < least)
    .map((both) => both.join(" and "));

describe.each(Object.keys(VISION).flatMap((viewer) => THEMES.map((theme) => ({ viewer, theme }))))(
  "with $viewer vision, in the $theme theme",
  ({ viewer, theme }) => {
    test("cards, routes and passengers of different kinds look different", () => {
      expect(tooClose(pairs(KINDS.map((kind) => `card-${kind}`)), APART, viewer, theme)).toEqual([]);
    });

    test("grey routes look unlike coloured ones", () => {
      expect(
        tooClose(
          KINDS.map((kind) => ["card-gray", `card-${kind}`]),
          BARE,
          viewer,
          theme,
        ),
      ).toEqual([]);
    });

    test("seats look different", () => {
      expect(tooClose(pairs(SEATS.map((seat) => `seat-${seat}`)), APART, viewer, theme)).toEqual([]);
    });

    test("the highlight of usable elements looks unlike the focus and accent colours", () => {
      expect(
        tooClose(
          [
            ["board-lit", "focus"],
            ["board-lit", "accent"],
          ],
          APART,
          viewer,
          theme,
        ),
      ).toEqual([]);
    });
  },
);

test("every kind of card, every seat and every route colour has its own symbol", () => {
  const symbols = [...KINDS, "gray"]
    .map((kind) => cardLook(kind).symbol)
    .concat(SEATS.map((seat) => colourLook(seat).symbol));
  expect(new Set(symbols).size).toBe(KINDS.length + 1 + SEATS.length);
  expect(new Set(SEATS.map((seat) => colourLook(seat).pattern)).size).toBe(PATTERNS.length);
});

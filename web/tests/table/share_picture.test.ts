import { expect, test } from "vitest";
import { pictureSize, resolved, sharePicture, type SharedGame } from "../../src/table/end/share_picture";
import { wagon } from "../../src/board/piece_shapes";
import { drawing } from "../board/drawings";

const game = (more: Partial<SharedGame> = {}): SharedGame => ({
  title: "USA",
  headline: "Ada wins!",
  drawing: null,
  owners: new Map(),
  players: [
    { seat: 0, name: "Ada", place: "1.", score: "121 points", share: 1 },
    { seat: 1, name: "Ben & <Co>", place: "2.", score: "104 points", share: 0.86 },
  ],
  ...more,
});
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");

test("the picture names everybody with their score", () => {
  const shown = [...parsed(sharePicture(game())).querySelectorAll("text")].map(({ textContent }) => textContent);
  for (const text of ["USA", "Ada wins!", "Ada", "121 points", "Ben & <Co>", "104 points"])
    expect(shown).toContain(text);
});

test("the picture needs no styles and no variables of the page", () => {
  const picture = sharePicture(game({ drawing, owners: new Map([["Paris-Wien", 1]]) }));
  expect(picture).not.toMatch(/var\(|style=|<style|color-mix|light-dark/);
  for (const { fill = "", stroke = "" } of wagon(2, { length: 40, width: 14 }))
    expect(resolved(fill) + resolved(stroke)).not.toContain("var(");
});

test("the picture has room for a board only where there is one", () => {
  expect(pictureSize(game({ drawing }))).toEqual({ width: 1200, height: 1080 });
  expect(pictureSize(game()).height).toBeLessThan(400);
});

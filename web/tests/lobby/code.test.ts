import { expect, test } from "vitest";
import { codeOf } from "../../src/lobby/code";

/** Paints the squares of a path, as a browser would. */
function painted(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) squares[Number(y)]![Number(x) + step] = true;
  }
  return squares;
}

test("a code has the three eyes that scanners look for, and a light margin of four squares", () => {
  const { size, path } = codeOf("https://server.example/#/table/5k7GWAwSfxPIw2Ar");
  const squares = painted(path, size);
  const eye = (left: number, top: number): string =>
    [0, 1, 2, 3, 4, 5, 6].map((step) => (squares[top + 3]![left + step] ? "#" : ".")).join("");
  expect([eye(4, 4), eye(size - 11, 4), eye(4, size - 11)]).toEqual(["#.###.#", "#.###.#", "#.###.#"]);
  for (let edge = 0; edge < 4; edge++) expect(squares[edge]).not.toContain(true);
});

test("other links have other codes", () => {
  expect(codeOf("https://server.example/#/table/a").path).not.toBe(codeOf("https://server.example/#/table/b").path);
});

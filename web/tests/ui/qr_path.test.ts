import { expect, test } from "vitest";
import { qrPath } from "../../src/ui/qr_path";

/** Rasterises a path as a browser would. */
function painted(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) squares[Number(y)]![Number(x) + step] = true;
  }
  return squares;
}

test("a code has three finder patterns and a quiet zone of four modules", () => {
  const { size, path } = qrPath("https://server.example/#/table/5k7GWAwSfxPIw2Ar");
  const squares = painted(path, size);
  const eye = (left: number, top: number): string =>
    [0, 1, 2, 3, 4, 5, 6].map((step) => (squares[top + 3]![left + step] ? "#" : ".")).join("");
  expect([eye(4, 4), eye(size - 11, 4), eye(4, size - 11)]).toEqual(["#.###.#", "#.###.#", "#.###.#"]);
  for (let edge = 0; edge < 4; edge++) expect(squares[edge]).not.toContain(true);
});

test("different links have different codes", () => {
  expect(qrPath("https://server.example/#/table/a").path).not.toBe(qrPath("https://server.example/#/table/b").path);
});

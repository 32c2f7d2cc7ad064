import { expect, test } from "vitest";
import { laid } from "../../src/state/row";

const ROW = laid([], ["red", "blue", "red", "green", "white"]);
const kinds = (row: ReturnType<typeof laid>): string[] => row.map(({ kind }) => kind);

test("a new card comes to lie where one was taken", () => {
  const after = laid(ROW, ["black", "green", "red", "red", "white"]);
  expect(kinds(after)).toEqual(["red", "black", "red", "green", "white"]);
  expect(after[1]?.was).toBe("blue");
});

test("a row that stays the same is not laid out anew", () => {
  expect(laid(ROW, ["blue", "green", "red", "red", "white"])).toBe(ROW);
});

test("a row that can't be filled gets shorter", () => {
  expect(kinds(laid(ROW, ["red", "green", "white"]))).toEqual(["red", "green", "white"]);
});

import { expect, test } from "vitest";
import { updateSlots } from "../../src/state/row_slots";

const ROW = updateSlots([], ["red", "blue", "red", "green", "white"]);
const kinds = (row: ReturnType<typeof updateSlots>): string[] => row.map(({ kind }) => kind);

test("a new card fills the slot of the one taken", () => {
  const after = updateSlots(ROW, ["black", "green", "red", "red", "white"]);
  expect(kinds(after)).toEqual(["red", "black", "red", "green", "white"]);
  expect(after[1]?.was).toBe("blue");
});

test("an unchanged row keeps its slots", () => {
  expect(updateSlots(ROW, ["blue", "green", "red", "red", "white"])).toBe(ROW);
});

test("a row that can't be refilled gets shorter", () => {
  expect(kinds(updateSlots(ROW, ["red", "green", "white"]))).toEqual(["red", "green", "white"]);
});

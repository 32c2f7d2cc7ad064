import { expect, test } from "vitest";
import { kindsOf } from "../../src/theme/tokens";

test("the letters of an action map to kinds of cards", () => {
  expect(kindsOf("RRL")).toEqual(["red", "red", "locomotive"]);
  expect(kindsOf("B+K")).toEqual(["blue", "black"]);
});

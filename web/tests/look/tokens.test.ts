import { expect, test } from "vitest";
import { kindsOf } from "../../src/look/tokens";

test("the letters of an action are kinds of cards", () => {
  expect(kindsOf("RRL")).toEqual(["red", "red", "locomotive"]);
  expect(kindsOf("B+K")).toEqual(["blue", "black"]);
});

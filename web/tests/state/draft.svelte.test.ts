import { beforeEach, expect, test } from "vitest";
import { Draft } from "../../src/state/draft.svelte";
import type { Eyes } from "../../src/state/following.svelte";

let eyes: Eyes = $state(0);
let draft: Draft;

beforeEach(() => {
  localStorage.clear();
  eyes = 0;
  draft = new Draft("T", () => eyes);
});

test("a route is marked, and its mark taken away again", () => {
  draft.toggle("Paris-Zürich");
  draft.toggle("Brest-Paris");
  expect(draft.routes).toEqual(["Paris-Zürich", "Brest-Paris"]);
  draft.toggle("Paris-Zürich");
  expect(draft.routes).toEqual(["Brest-Paris"]);
});

test("a whole way is added without marking anything twice", () => {
  draft.toggle("Brest-Paris");
  draft.add(["Brest-Paris", "Paris-Zürich"]);
  expect(draft.routes).toEqual(["Brest-Paris", "Paris-Zürich"]);
});

test("marks of routes that are settled are taken away, or all of them", () => {
  draft.add(["A-B", "B-C", "C-D"]);
  draft.drop(["B-C", "X-Y"]);
  expect(draft.routes).toEqual(["A-B", "C-D"]);
  draft.drop();
  expect(draft.routes).toEqual([]);
});

test("each seat of a device has a plan of its own, and somebody who looks on has none", () => {
  draft.toggle("A-B");
  eyes = 1;
  expect(draft.routes).toEqual([]);
  draft.toggle("B-C");
  eyes = null;
  expect(draft.routes).toEqual([]);
  draft.toggle("C-D");
  expect(draft.routes).toEqual([]);
  eyes = 0;
  expect(draft.routes).toEqual(["A-B"]);
});

test("plans are there after a reload, at their own table only", () => {
  draft.toggle("A-B");
  expect(new Draft("T", () => 0).routes).toEqual(["A-B"]);
  expect(new Draft("U", () => 0).routes).toEqual([]);
});

test("what a browser has kept wrongly counts as nothing", () => {
  localStorage.setItem("whistlestop.plans", '{"T": {"0": [1, 2]}}');
  expect(new Draft("T", () => 0).routes).toEqual([]);
});

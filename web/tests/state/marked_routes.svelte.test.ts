import { beforeEach, expect, test } from "vitest";
import { MarkedRoutes } from "../../src/state/marked_routes.svelte";
import type { Viewer } from "../../src/state/table_session.svelte";

let viewer: Viewer = $state(0);
let markedRoutes: MarkedRoutes;

beforeEach(() => {
  localStorage.clear();
  viewer = 0;
  markedRoutes = new MarkedRoutes("T", () => viewer);
});

test("a route is marked and unmarked", () => {
  markedRoutes.toggle("Paris-Zürich");
  markedRoutes.toggle("Brest-Paris");
  expect(markedRoutes.routes).toEqual(["Paris-Zürich", "Brest-Paris"]);
  markedRoutes.toggle("Paris-Zürich");
  expect(markedRoutes.routes).toEqual(["Brest-Paris"]);
});

test("adding a path marks each route once", () => {
  markedRoutes.toggle("Brest-Paris");
  markedRoutes.add(["Brest-Paris", "Paris-Zürich"]);
  expect(markedRoutes.routes).toEqual(["Brest-Paris", "Paris-Zürich"]);
});

test("marks are removed from given routes, or from all", () => {
  markedRoutes.add(["A-B", "B-C", "C-D"]);
  markedRoutes.drop(["B-C", "X-Y"]);
  expect(markedRoutes.routes).toEqual(["A-B", "C-D"]);
  markedRoutes.drop();
  expect(markedRoutes.routes).toEqual([]);
});

test("each seat at a device has its own marks, and a spectator has none", () => {
  markedRoutes.toggle("A-B");
  viewer = 1;
  expect(markedRoutes.routes).toEqual([]);
  markedRoutes.toggle("B-C");
  viewer = null;
  expect(markedRoutes.routes).toEqual([]);
  markedRoutes.toggle("C-D");
  expect(markedRoutes.routes).toEqual([]);
  viewer = 0;
  expect(markedRoutes.routes).toEqual(["A-B"]);
});

test("marks survive a reload, at their own table only", () => {
  markedRoutes.toggle("A-B");
  expect(new MarkedRoutes("T", () => 0).routes).toEqual(["A-B"]);
  expect(new MarkedRoutes("U", () => 0).routes).toEqual([]);
});

test("invalid stored data is ignored", () => {
  localStorage.setItem("whistlestop.plans", '{"T": {"0": [1, 2]}}');
  expect(new MarkedRoutes("T", () => 0).routes).toEqual([]);
});

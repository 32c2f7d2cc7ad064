import { expect, test } from "vitest";
import { begins, citiesOf, sifted, standingOf, type Standing } from "../../src/lists/sifting";

const route = (name: string, colour: string) =>
  ({ name, cities: name.split("-"), length: 3, colour, ferry: 0, tunnel: false, points: 4 });
const ROUTES = [route("Roma-Venezia", "black"), route("Paris-Zürich", "gray"), route("New York-Boston", "red")];
const STANDS: Record<string, Standing> = { "Roma-Venezia": "theirs", "Paris-Zürich": "usable", "New York-Boston": "free" };
const names = (wanted: { city?: string; standing?: Standing; colour?: string }): string[] =>
  sifted(ROUTES, { city: "", standing: "", colour: "", ...wanted }, (name) => STANDS[name] ?? "free").map(({ name }) => name);

test("routes are found by a city, by how they stand and by their colour", () => {
  expect(names({})).toEqual(["New York-Boston", "Paris-Zürich", "Roma-Venezia"]);
  expect(names({ city: "zur" })).toEqual(["Paris-Zürich"]);
  expect(names({ city: "york" })).toEqual(["New York-Boston"]);
  expect(names({ standing: "theirs" })).toEqual(["Roma-Venezia"]);
  expect(names({ colour: "red" })).toEqual(["New York-Boston"]);
  expect(names({ city: "roma", colour: "red" })).toEqual([]);
});

test("a route that can be claimed is free as well", () => {
  expect(names({ standing: "free" })).toEqual(["New York-Boston", "Paris-Zürich"]);
  expect(names({ standing: "usable" })).toEqual(["Paris-Zürich"]);
});

test("how a route stands follows from its owner, its twin and the choices", () => {
  const table = { owners: new Map([["a", 0], ["b", 1]]), eyes: 0 };
  const lights = { usable: new Set(["route:c"]), closed: new Set(["d"]) };
  expect(["a", "b", "c", "d", "e"].map((name) => standingOf(name, table, lights))).toEqual(["mine", "theirs", "usable", "closed", "free"]);
});

test("cities are listed once, and found by the beginning of any of their words", () => {
  expect(citiesOf(ROUTES)).toEqual(["Boston", "New York", "Paris", "Roma", "Venezia", "Zürich"]);
  expect(begins("Sault Ste. Marie", "mar")).toBe(true);
  expect(begins("Zürich", "rich")).toBe(false);
});

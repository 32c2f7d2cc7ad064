import { expect, test } from "vitest";
import { matchesPrefix, citiesOn, filterRoutes, routeStatus, type RouteStatus } from "../../src/lists/route_filter";

const route = (name: string, colour: string) => ({
  name,
  cities: name.split("-"),
  length: 3,
  colour,
  ferry: 0,
  tunnel: false,
  points: 4,
});
const ROUTES = [route("Roma-Venezia", "black"), route("Paris-Zürich", "gray"), route("New York-Boston", "red")];
const STATUS: Record<string, RouteStatus> = {
  "Roma-Venezia": "theirs",
  "Paris-Zürich": "usable",
  "New York-Boston": "free",
};
const names = (wanted: { city?: string; standing?: RouteStatus; colour?: string }): string[] =>
  filterRoutes(ROUTES, { city: "", standing: "", colour: "", ...wanted }, (name) => STATUS[name] ?? "free").map(
    ({ name }) => name,
  );

test("routes are filtered by city, status and colour", () => {
  expect(names({})).toEqual(["New York-Boston", "Paris-Zürich", "Roma-Venezia"]);
  expect(names({ city: "zur" })).toEqual(["Paris-Zürich"]);
  expect(names({ city: "york" })).toEqual(["New York-Boston"]);
  expect(names({ standing: "theirs" })).toEqual(["Roma-Venezia"]);
  expect(names({ colour: "red" })).toEqual(["New York-Boston"]);
  expect(names({ city: "roma", colour: "red" })).toEqual([]);
});

test("a claimable route is free as well", () => {
  expect(names({ standing: "free" })).toEqual(["New York-Boston", "Paris-Zürich"]);
  expect(names({ standing: "usable" })).toEqual(["Paris-Zürich"]);
});

test("a route's status follows from its owner, its parallel route and the choices", () => {
  const table = {
    owners: new Map([
      ["a", 0],
      ["b", 1],
    ]),
    viewer: 0,
  };
  const lights = { usable: new Set(["route:c"]), closed: new Set(["d"]) };
  expect(["a", "b", "c", "d", "e"].map((name) => routeStatus(name, table, lights))).toEqual([
    "mine",
    "theirs",
    "usable",
    "closed",
    "free",
  ]);
});

test("cities are listed once, and found by a prefix of any of their words", () => {
  expect(citiesOn(ROUTES)).toEqual(["Boston", "New York", "Paris", "Roma", "Venezia", "Zürich"]);
  expect(matchesPrefix("Sault Ste. Marie", "mar")).toBe(true);
  expect(matchesPrefix("Zürich", "rich")).toBe(false);
});

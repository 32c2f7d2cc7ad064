import { expect, test } from "vitest";
import { next } from "../../src/board/keys";
import { places } from "../../src/board/queues";
import { lackInWords, ownerInWords, queueInWords, routeInWords } from "../../src/board/telling";
import type { Saying } from "../../src/wire/types";
import { drawing } from "./drawn";

const told = drawing.routes.map(routeInWords);

test("a route is told with all that counts for claiming it", () => {
  expect(told).toEqual([
    "Paris – Zürich, 2 spaces, red, 2 points",
    "Paris – Zürich, 2 spaces, blue, 2 points",
    "Wien – Zürich, 3 spaces, any colour, tunnel, 4 points",
    "Paris – Wien, 2 spaces, any colour, ferry with 2 locomotives, 1 point",
  ]);
});

test("two routes that are alike are told apart by their tracks", () => {
  const [, , twin] = drawing.routes;
  const names = ["Wien-Zürich/1", "Wien-Zürich/2"].map((name) => twin && routeInWords({ ...twin, name }));
  expect(names).toEqual(["Wien – Zürich, 3 spaces, any colour, track 1, tunnel, 4 points", "Wien – Zürich, 3 spaces, any colour, track 2, tunnel, 4 points"]);
});

test("a route that is taken is told with its owner", () => {
  expect(ownerInWords(1, ["Ada", "Ben"], 0)).toBe("route of Ben");
  expect(ownerInWords(0, ["Ada", "Ben"], 0)).toBe("your route");
  expect(ownerInWords(undefined, ["Ada", "Ben"], 0)).toBe("");
});

test("where a route is described already, a reason tells only what is lacking", () => {
  const reason = (template: string, facts: Saying["facts"] = {}): Saying => ({ is: "reason", template, facts });
  const lack = reason("you own a parallel route between the same cities");
  const what = reason("{route} is {colour|a} route of {length}", { route: { is: "route", route: "Paris-Zürich" }, colour: { is: "kind", kind: "red" }, length: 2 });
  expect(lackInWords(reason("{what}: {lack}.", { what, lack }), [])).toBe("You own a parallel route between the same cities.");
  expect(lackInWords(reason("Your next station costs {price}: {lack}.", { price: 2, lack }), [])).toMatch(/^Your next station costs 2: you own/);
});

test("those who wait are told and lined up around their place", () => {
  expect(queueInWords("Wien", { red: 2, blue: 1 })).toBe("Wien: 2 red and 1 blue waiting");
  const [queue] = drawing.places;
  const spots = queue ? places(queue, drawing.passenger, { red: 2, blue: 1 }) : [];
  expect(spots.map(({ kind }) => kind)).toEqual(["red", "red", "blue"]);
  expect(spots[0]?.y).toBe(spots[1]?.y);
  expect(spots[2]).toMatchObject({ x: 300 });
  expect(queue && places(queue, drawing.passenger, undefined)).toEqual([]);
});

test("arrows go round, and a plain letter jumps to the next city that begins with it", () => {
  const names = drawing.routes.map(({ name }) => name);
  expect(next(names, "Paris-Wien", { key: "ArrowRight", shiftKey: false })).toBe("Paris-Zürich/red");
  expect(next(names, "Paris-Zürich/red", { key: "ArrowLeft", shiftKey: false })).toBe("Paris-Wien");
  expect(next(names, "Paris-Zürich/red", { key: "w", shiftKey: true })).toBe("Wien-Zürich");
  expect(next(names, "Paris-Zürich/red", { key: "w", shiftKey: false })).toBeUndefined();
  expect(next(["Øst", "Öst", "Zug"], "Zug", { key: "o", shiftKey: true })).toBe("Öst");
  expect(next(names, "Paris-Wien", { key: "End", shiftKey: false })).toBe("Paris-Wien");
  expect(next(names, "Paris-Wien", { key: "Enter", shiftKey: false })).toBeUndefined();
});

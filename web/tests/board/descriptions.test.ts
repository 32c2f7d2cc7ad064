import { expect, test } from "vitest";
import { nextName } from "../../src/board/map_keys";
import { passengerPositions } from "../../src/board/passenger_positions";
import { refusalText, ownerText, queueText, routeText } from "../../src/board/descriptions";
import type { Saying } from "../../src/wire/types";
import { drawing } from "./drawings";

const descriptions = drawing.routes.map(routeText);

test("a route's description lists everything that matters for claiming it", () => {
  expect(descriptions).toEqual([
    "Paris – Zürich, 2 spaces, red, 2 points",
    "Paris – Zürich, 2 spaces, blue, 2 points",
    "Wien – Zürich, 3 spaces, any colour, tunnel, 4 points",
    "Paris – Wien, 2 spaces, any colour, ferry with 2 locomotives, 1 point",
  ]);
});

test("identical parallel routes are distinguished by track number", () => {
  const [, , twin] = drawing.routes;
  const names = ["Wien-Zürich/1", "Wien-Zürich/2"].map((name) => twin && routeText({ ...twin, name }));
  expect(names).toEqual([
    "Wien – Zürich, 3 spaces, any colour, track 1, tunnel, 4 points",
    "Wien – Zürich, 3 spaces, any colour, track 2, tunnel, 4 points",
  ]);
});

test("a claimed route's description names its owner", () => {
  expect(ownerText(1, ["Ada", "Ben"], 0)).toBe("Ben’s route");
  expect(ownerText(0, ["Ada", "Ben"], 0)).toBe("your route");
  expect(ownerText(undefined, ["Ada", "Ben"], 0)).toBe("");
});

test("a refusal leaves out the route where it is already described", () => {
  const reason = (template: string, facts: Saying["facts"] = {}): Saying => ({ is: "reason", template, facts });
  const lack = reason("you own a parallel route between the same cities");
  const what = reason("{route} is {colour|a} route of {length}", {
    route: { is: "route", route: "Paris-Zürich" },
    colour: { is: "kind", kind: "red" },
    length: 2,
  });
  expect(refusalText(reason("{what}: {lack}.", { what, lack }), [])).toBe(
    "You own a parallel route between the same cities.",
  );
  expect(refusalText(reason("Your next station costs {price}: {lack}.", { price: 2, lack }), [])).toMatch(
    /^Your next station costs 2: you own/,
  );
});

test("waiting passengers are described, and lined up around their city", () => {
  expect(queueText("Wien", { red: 2, blue: 1 })).toBe("Wien: 2 red and 1 blue waiting");
  const [queue] = drawing.places;
  const spots = queue ? passengerPositions(queue, drawing.passenger, { red: 2, blue: 1 }) : [];
  expect(spots.map(({ kind }) => kind)).toEqual(["red", "red", "blue"]);
  expect(spots[0]?.y).toBe(spots[1]?.y);
  expect(spots[2]).toMatchObject({ x: 300 });
  expect(queue && passengerPositions(queue, drawing.passenger, undefined)).toEqual([]);
});

test("arrow keys wrap around, and Shift with a letter jumps to the next name starting with it", () => {
  const names = drawing.routes.map(({ name }) => name);
  expect(nextName(names, "Paris-Wien", { key: "ArrowRight", shiftKey: false })).toBe("Paris-Zürich/red");
  expect(nextName(names, "Paris-Zürich/red", { key: "ArrowLeft", shiftKey: false })).toBe("Paris-Wien");
  expect(nextName(names, "Paris-Zürich/red", { key: "w", shiftKey: true })).toBe("Wien-Zürich");
  expect(nextName(names, "Paris-Zürich/red", { key: "w", shiftKey: false })).toBeUndefined();
  expect(nextName(["Øst", "Öst", "Zug"], "Zug", { key: "o", shiftKey: true })).toBe("Öst");
  expect(nextName(names, "Paris-Wien", { key: "End", shiftKey: false })).toBe("Paris-Wien");
  expect(nextName(names, "Paris-Wien", { key: "Enter", shiftKey: false })).toBeUndefined();
});

import { expect, test } from "vitest";
import { next } from "../../src/board/keys";
import { growth, named } from "../../src/board/names";
import { places } from "../../src/board/queues";
import { ownerInWords, queueInWords, routeInWords } from "../../src/board/telling";
import { drawing } from "./drawn";

const told = drawing.routes.map((route) => routeInWords(route, drawing.cities));

test("a route is told with all that counts for claiming it", () => {
  expect(told).toEqual([
    "Paris – Zürich, 2, red, 2 points",
    "Paris – Zürich, 2, blue, 2 points",
    "Wien – Zürich, 3, any colour, tunnel, 4 points",
    "Paris – Wien, 2, any colour, ferry with 2 locomotives, 1 point",
  ]);
});

test("a route that is taken is told with its owner", () => {
  expect(ownerInWords(1, ["Ada", "Ben"], 0)).toBe("route of Ben");
  expect(ownerInWords(0, ["Ada", "Ben"], 0)).toBe("your route");
  expect(ownerInWords(undefined, ["Ada", "Ben"], 0)).toBe("");
});

test("those who wait are told and lined up around their place", () => {
  expect(queueInWords("Wien", { red: 2, blue: 1 })).toBe("Wien: 2 red and 1 blue waiting");
  const [queue] = drawing.places;
  const spots = queue ? places(queue, { red: 2, blue: 1 }) : [];
  expect(spots.map(({ kind }) => kind)).toEqual(["red", "red", "blue"]);
  expect(spots[0]?.y).toBe(spots[1]?.y);
  expect(spots[2]).toMatchObject({ x: 300 });
  expect(queue && places(queue, undefined)).toEqual([]);
});

test("arrows go round, and a plain letter jumps to the next city that begins with it", () => {
  const names = drawing.routes.map(({ name }) => name);
  expect(next(names, "Paris-Wien", "ArrowRight")).toBe("Paris-Zürich/red");
  expect(next(names, "Paris-Zürich/red", "ArrowLeft")).toBe("Paris-Wien");
  expect(next(names, "Paris-Zürich/red", "w")).toBe("Wien-Zürich");
  expect(next(["Øst", "Öst", "Zug"], "Zug", "o")).toBe("Öst");
  expect(next(names, "Paris-Wien", "End")).toBe("Paris-Wien");
  expect(next(names, "Paris-Wien", "Enter")).toBeUndefined();
});

test("names stay between a smallest and a largest size", () => {
  const size = (scale: number): number => 17 * scale * growth(17, scale);
  expect(size(0.2)).toBeCloseTo(10.5);
  expect(size(1)).toBeCloseTo(17);
  expect(size(4)).toBeCloseTo(26);
});

test("names that would hide each other give way to those that matter", () => {
  expect(named(drawing, 1, () => false)).toEqual([true, true, true]);
  const few = named(drawing, 2.5, ({ name }) => name === "Zürich");
  expect(few[1]).toBe(true);
  expect(few[0]).toBe(false);
});

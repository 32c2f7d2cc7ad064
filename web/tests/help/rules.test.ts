import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cropMap } from "../../src/help/map_crop";
import { pointsByLength } from "../../src/help/route_points";
import { loadRules } from "../../src/help/load_rules";
import type { Drawing } from "../../src/wire/drawing";

const BOARDS = ["europe", "germany", "usa", "first_journey", "first_journey_usa"];

describe.each(BOARDS)("the rules of %s", (game) => {
  test("show routes that are on the board", async () => {
    const board = readFileSync(`../src/whistlestop/games/${game}/board.toml`, "utf-8");
    const help = await loadRules(game);
    const shown = help!.chapters.flatMap(({ pictures = [] }) =>
      pictures.flatMap((picture) => ("routes" in picture ? picture.routes : [])),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const route of shown) {
      const cities = route.split("/")[0]!.split("-");
      const line = board.split("\n").find((one) => cities.every((city) => one.includes(`"${city}"`)));
      expect(line, route).toBeDefined();
    }
  });
});

test("a custom game has no rules page", async () => {
  expect(await loadRules("my_map")).toBeNull();
});

test("points are listed by length, unless routes have none", () => {
  const route = { name: "", cities: [], colour: "red", ferry: 0, tunnel: false };
  expect(
    pointsByLength([
      { ...route, length: 3, points: 4 },
      { ...route, length: 1, points: 1 },
      { ...route, length: 3, points: 4 },
    ]),
  ).toEqual([
    [1, 1],
    [3, 4],
  ]);
  expect(pointsByLength([{ ...route, length: 2, points: 0 }])).toEqual([]);
});

test("a map crop contains its routes and the labels of their ends, and is null without routes", () => {
  const label = { x: 110, y: 90, anchor: "start" as const, lines: ["Paris"], width: 300 };
  const drawing = {
    cities: [
      { name: "Paris", x: 100, y: 100, kind: "city", label },
      { name: "Brest", x: 40, y: 100, kind: "city", label: { ...label, x: 30 } },
    ],
    routes: [{ name: "Brest-Paris", cities: [1, 0], cars: [{ x: 70, y: 100, angle: 0, locomotive: false }] }],
  } as unknown as Drawing;
  const found = cropMap(drawing, ["Brest-Paris"])!;
  expect(found.x).toBeLessThan(30);
  expect(found.x + found.width).toBeGreaterThan(410);
  expect(cropMap(drawing, ["Paris-Zürich"])).toBeNull();
});

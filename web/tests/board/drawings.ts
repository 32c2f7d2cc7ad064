/** A small map for tests: three cities, a double route, a tunnel, a ferry. */

import type { Drawing, DrawnCity, DrawnRoute } from "../../src/wire/drawing";

const city = (name: string, x: number, y: number): DrawnCity => ({
  name,
  x,
  y,
  kind: "city",
  label: { x: x + 14, y: y + 5, anchor: "start", lines: [name], width: 60 },
});

const route = (name: string, cities: [number, number], y: number, more: Partial<DrawnRoute> = {}): DrawnRoute => ({
  name,
  cities,
  colour: "red",
  ferry: 0,
  tunnel: false,
  length: 2,
  points: 2,
  path: `M100 ${y}H200`,
  cars: [
    { x: 130, y, angle: 0, locomotive: false },
    { x: 170, y, angle: 0, locomotive: false },
  ],
  ...more,
});

export const drawing: Drawing = {
  game: "small",
  width: 400,
  height: 300,
  land: "",
  lakes: "",
  rivers: "",
  borders: "",
  graticule: "",
  cities: [city("Paris", 100, 100), city("Zürich", 200, 100), city("Wien", 300, 100)],
  routes: [
    route("Paris-Zürich/red", [0, 1], 92),
    route("Paris-Zürich/blue", [0, 1], 108, { colour: "blue" }),
    route("Wien-Zürich", [2, 1], 200, { colour: "gray", tunnel: true, length: 3, points: 4 }),
    route("Paris-Wien", [0, 2], 250, { colour: "gray", ferry: 2, points: 1 }),
  ],
  car: { length: 38, width: 13 },
  text: { city: 17, country: 15, line: 16 },
  passenger: { width: 11, height: 15 },
  places: [{ name: "Wien", x: 300, y: 130, columns: 2, rows: 2 }],
};

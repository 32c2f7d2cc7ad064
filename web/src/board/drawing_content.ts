/** The part of a drawing that has anything on it. */

import type { Drawing } from "../wire/drawing";
import type { Region } from "./viewport";

/** The margin around it, in units of the drawing. */
const MARGIN = 14;

/** Returns the region of all cities, names, routes and waiting passengers. */
export function contentOf({ cities, routes, places, car, text, passenger, width, height }: Drawing): Region {
  const boxes = [
    ...cities.map(({ x, y }) => around(x, y, car.width, car.width)),
    ...cities.map(({ label: { x, y, anchor, width: wide, lines } }) => {
      const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
      return [left, y - text.city, left + wide, y + (lines.length - 0.7) * text.line] as const;
    }),
    ...routes.flatMap(({ cars }) => cars.map(({ x, y }) => around(x, y, car.length / 2, car.length / 2))),
    ...places.map(({ x, y, columns, rows }) =>
      around(x, y, (columns * passenger.width) / 2, (rows * passenger.height) / 2),
    ),
  ];
  if (!boxes.length) return { x: 0, y: 0, width, height };
  const left = Math.min(...boxes.map(([edge]) => edge)) - MARGIN;
  const top = Math.min(...boxes.map(([, edge]) => edge)) - MARGIN;
  const right = Math.max(...boxes.map(([, , edge]) => edge)) + MARGIN;
  const bottom = Math.max(...boxes.map(([, , , edge]) => edge)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const around = (x: number, y: number, wide: number, high: number) => [x - wide, y - high, x + wide, y + high] as const;

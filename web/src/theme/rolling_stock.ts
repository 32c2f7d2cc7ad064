/** Side views of rolling stock, one kind of car for each kind of card, as paths in a box of 52 × 20; the rail is at 19. */

/** A layer of a drawing: the silhouette, what is cut out of it, or what catches the light. */
export type Tone = "body" | "cut" | "light";

const WHEELS = [9, 14.6, 37.4, 43];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const row = (places: readonly number[], y: number, width: number, height: number): string =>
  places.map((x) => box(x, y, width, height)).join("");

/** Frame, couplers and wheels of every car. */
const CHASSIS = `M2 13h48v1.7H2zM.3 13.4h51.4v.9H.3zM6.5 14.7h10.6l-1.5 2H8zM34.9 14.7h10.6l-1.5 2h-7.6z${WHEELS.map((x) => circle(x, 16.7, 2.1)).join("")}`;
const HUBS = WHEELS.map((x) => circle(x, 16.7, 0.75)).join("");

type Layer = readonly [Tone, string];

const car = (...layers: Layer[]): readonly Layer[] => [["body", CHASSIS], ["cut", HUBS], ...layers];

const boxCar = car(
  ["body", "M3 4h46v9H3z"],
  ["light", "M2.2 4.2l1.6-1.7h44.4l1.6 1.7z"],
  ["cut", row([7.5, 12, 16.5, 35, 39.5, 44], 5.4, 0.7, 6.6)],
  ["cut", "M20.5 5h11v8h-11zm.9.9v7.1h9.2V5.9z"],
  ["cut", "M22 6.5h.8l7.2 5.9h-.9zM29.2 6.5h.8l-7.2 5.9H22z"],
);

const coach = car(
  ["body", "M2 6h48v7H2z"],
  ["light", "M1.6 6q0-2.2 2.4-2.2h4.5L10 1.9h32l1.5 1.9H48q2.4 0 2.4 2.2z"],
  ["cut", row([12, 17.5, 23, 28.5, 34, 39.5], 2.6, 2.4, 0.8)],
  ["cut", row([9.2, 14.2, 19.2, 24.2, 29.2, 34.2, 39.2], 7, 3.6, 3)],
  ["cut", row([3.8, 45.4], 7, 2.8, 6)],
  ["cut", box(8.6, 11.2, 35, 0.7)],
);

const tankCar = car(
  ["body", "M22.5 4V2q0-.7.7-.7h5.6q.7 0 .7.7v2zM6 4h40a4.5 4.5 0 0 1 0 9H6a4.5 4.5 0 0 1 0-9z"],
  ["light", "M6.4 5h39.2q1.6 0 2.5 1.3H3.9Q4.8 5 6.4 5zM21.7 1.1h8.6v.9h-8.6z"],
  ["cut", row([11.5, 16.5, 34.8, 39.8], 4, 0.7, 9)],
  ["cut", "M24 4.8h.8v8.2H24zM27.2 4.8h.8v8.2h-.8zM24 6.6h4v.6h-4zM24 8.6h4v.6h-4zM24 10.6h4v.6h-4z"],
);

const hopper = car(
  ["body", "M2.5 5h47l-2 4.6-8.5 4.4h-5.5L30.5 11h-9l-3 3H13L4.5 9.6z"],
  ["light", "M4 5q4.5-3.4 11-1.9 4.5-2.4 11-.2 5.5-2.3 11.5 0 6-1.3 10.5 2.1z"],
  ["cut", row([8.5, 14, 19.5, 25.6, 31.8, 37.3, 42.8], 6.2, 0.7, 3.6)],
  ["cut", "M3.6 5h44.8v.7H3.6z"],
);

const timber = car(
  ["light", "M5 8.9h42a1.7 1.7 0 0 1 0 3.4H5a1.7 1.7 0 0 1 0-3.4zM8 5.2h37a1.7 1.7 0 0 1 0 3.4H8a1.7 1.7 0 0 1 0-3.4z"],
  ["light", "M11.5 1.5h28a1.7 1.7 0 0 1 0 3.4h-28a1.7 1.7 0 0 1 0-3.4z"],
  ["cut", `${circle(47, 10.6, 0.9)}${circle(45, 6.9, 0.9)}${circle(39.5, 3.2, 0.9)}`],
  ["cut", "M8 10.2h14v.6H8zM28 11h12v.6H28zM11 6.5h12v.6H11zM27 7.2h12v.6H27zM15 3h13v.6H15z"],
  ["body", row([9, 20, 31, 42], 3.2, 1.3, 10)],
);

const reefer = car(
  ["body", "M3 4.4h46V13H3z"],
  ["light", "M2.3 4.6q.2-1.9 2.2-1.9h43q2 0 2.2 1.9zM6 1.2h5.5v1.8H6zM40.5 1.2H46v1.8h-5.5z"],
  [
    "cut",
    "M4.5 6.6h13v.5h-13zM4.5 8.8h13v.5h-13zM4.5 11h13v.5h-13zM34.5 6.6h13v.5h-13zM34.5 8.8h13v.5h-13zM34.5 11h13v.5h-13z",
  ],
  ["cut", "M19.5 5h13v8h-13zm.8.8V13h11.4V5.8z"],
  ["cut", "M25.6 6.2h.8v6.4h-.8zM22.9 8.1l.5-.7 5.7 3.3-.4.7zM28.7 7.4l.4.7-5.7 3.3-.5-.7z"],
);

const caboose = car(
  ["body", "M7 6h38v7H7zM19 2.6h14V6H19zM38.5 2.3h2.3V5h-2.3z"],
  ["light", "M3.6 5.2q.6-1.1 2-1.1h40.8q1.4 0 2 1.1v.9H3.6zM17.8 1.5q.5-.8 1.6-.8h13.2q1.1 0 1.6.8v1.1H17.8z"],
  ["body", "M3.2 8.4H7v.7H4v3.9h-.8zM48.8 8.4H45v.7h3v3.9h.8zM5.3 8.4h.6V13h-.6zM46.1 8.4h.6V13h-.6z"],
  ["cut", row([20.8, 27.8], 3.2, 3.4, 1.9)],
  ["cut", row([10, 16.2, 32.4, 38.6], 7.4, 3.4, 2.9)],
  ["cut", "M22.8 7h6.4v6h-6.4zm.7.7V13h5V7.7z"],
  ["cut", "M8.6 11.4h12.6v.6H8.6zM30.8 11.4h12.6v.6H30.8z"],
);

const mailCar = car(
  ["body", "M2 5.6h48V13H2z"],
  ["light", "M1.6 5.8q.3-3.6 4.6-3.6h39.6q4.3 0 4.6 3.6zM24 1.2h4v1.4h-4z"],
  ["cut", row([4, 7.6, 41.4, 45], 7, 2.6, 2.4)],
  ["cut", "M12 6.6h6.6V13H12zm.8.8V13h5V7.4zM33.4 6.6H40V13h-6.6zm.8.8V13h5V7.4z"],
  ["cut", "M20.8 7h10.4v5H20.8z"],
  ["light", "M21.6 7.7h8.8L26 10.3zM21.6 8.7l4.4 2.6 4.4-2.6v2.6h-8.8z"],
);

/** Faces right, and steams. */
const locomotive: readonly Layer[] = [
  ["light", `${circle(35, -2.4, 2.1)}${circle(30.6, -3.6, 2.8)}${circle(25, -3.2, 2.2)}${circle(20.4, -4, 1.5)}`],
  ["body", "M3 4h12v9H3zM15 6.2h25q2.6 0 2.6 2.6V12H15zM35 6.2l-1-4.7h6l-1 4.7zM25.4 6.2V5q0-1.7 1.8-1.7T29 5v1.2z"],
  ["body", "M1 12h44v2.2H1zM45 12.4l5.4 6.2h-7.6v-4.4zM42.4 3.6h2.8v2.6h-2.8z"],
  ["light", "M1.4 4q0-1.9 2-1.9h11.2q2 0 2 1.9zM33.2.6h7.6v1.3h-7.6zM15.8 7.4h26v.9h-26z"],
  ["cut", `${box(5.4, 5.6, 3, 3.4)}${box(9.8, 5.6, 3, 3.4)}${row([20.5, 31.5], 6.2, 0.8, 5.8)}`],
  [
    "body",
    `${circle(18.5, 15.4, 3.4)}${circle(26.3, 15.4, 3.4)}${circle(34.1, 15.4, 3.4)}${circle(40.4, 16.7, 2.1)}${circle(6.4, 16.7, 2.1)}${circle(11.6, 16.7, 2.1)}`,
  ],
  [
    "cut",
    `${circle(18.5, 15.4, 2.3)}${circle(26.3, 15.4, 2.3)}${circle(34.1, 15.4, 2.3)}${circle(40.4, 16.7, 0.75)}${circle(6.4, 16.7, 0.75)}${circle(11.6, 16.7, 0.75)}`,
  ],
  ["light", "M17.6 14.8h17.4v1.3H17.6z"],
];

const STOCK: Readonly<Record<string, readonly Layer[]>> = {
  purple: coach,
  white: reefer,
  blue: mailCar,
  yellow: hopper,
  orange: caboose,
  black: tankCar,
  red: boxCar,
  green: timber,
  locomotive,
};

/** Returns the drawing of a kind of card, in painting order. */
export const rollingStock = (kind: string): readonly Layer[] => STOCK[kind] ?? boxCar;

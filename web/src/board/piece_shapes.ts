/** Shapes of spaces and wagons, drawn as SVG by the page and on canvases by the worker. */

import { cardLook, KINDS, seatLook } from "../theme/tokens";
import type { Drawing } from "../wire/drawing";
import { LOCOMOTIVE, PATTERN_PATHS } from "./symbols";

/** A line or an area, with CSS colours. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  alpha?: number;
  dash?: number;
  /** The corner and scale of its square of 24. */
  square?: { x: number; y: number; scale: number };
}

export type CarSize = Drawing["car"];

/** A gradient fill, bright at the top and dark at the bottom. */
export const GLOSS = "gloss";
export const GLOSS_STOPS = [
  [0, "255 255 255", 0.4],
  [0.42, "255 255 255", 0],
  [1, "0 0 0", 0.28],
] as const;

/** Colours of spaces. */
export const COLOURS = [...KINDS.filter((kind) => kind !== "locomotive"), "gray"];
export const SEATS = [0, 1, 2, 3, 4];
/** Extra marks of a space. */
export const MARKS = ["tunnel", "ferry", "engine", "closed"] as const;
export type Mark = (typeof MARKS)[number];

/** A space of a route, with its symbol three times. */
export function space(kind: string, { length, width }: CarSize): Shape[] {
  const { colour, ink, symbol } = cardLook(kind);
  const size = width * 0.68;
  const d = plate(length - 1, width - 1, 2.2);
  const rim = (share: number): string => `color-mix(in oklab, ${colour} ${share}%, #000)`;
  if (kind === "gray") return [{ d, fill: colour, stroke: rim(40), width: 1.5 }]; // it has no symbol, and its glow is light
  const body = { d, fill: colour, stroke: rim(52), width: 1 };
  const symbols = [-1, 0, 1].map((place): Shape => ({
    d: symbol,
    fill: ink,
    alpha: 0.82,
    square: { x: place * length * 0.31 - size / 2, y: -size / 2, scale: size / 24 },
  }));
  return [body, ...symbols];
}

/** Returns the shapes of a mark. */
export function mark(name: Mark, { length, width }: CarSize): Shape[] {
  const rim = plate(length, width, 2.5);
  const cross = "M-5-5L5 5M-5 5L5-5";
  switch (name) {
    case "tunnel":
      return [
        { d: rim, stroke: "#1d140b", width: 4.8 },
        { d: rim, stroke: "#efe3c2", width: 1.8, dash: 2.6 },
      ];
    case "ferry":
      return [{ d: rim, stroke: "#fff", width: 4 }];
    case "engine":
      return [
        { d: LOCOMOTIVE, stroke: "#fff", width: 2 },
        { d: LOCOMOTIVE, fill: "#22282c" },
      ];
    case "closed":
      return [
        { d: rim, fill: "#efe3c2", alpha: 0.62 },
        { d: cross, stroke: "#fff", width: 4.6 },
        { d: cross, stroke: "#5b2a1e", width: 2.4 },
      ];
  }
}

/** A wagon in the colour of a seat, with its pattern and its symbol. */
export function wagon(seat: number, { length, width }: CarSize): Shape[] {
  const { colour, ink, symbol, pattern } = seatLook(seat);
  const body = plate(length + 1, width + 3.2, 3.4);
  const ends = length / 2 + 2.6;
  return [
    { d: plate(length + 1, width + 3.2, 3.4, 1.4, 2.6), fill: "#1a1208", alpha: 0.34 },
    { d: `M${-ends}-2.4v4.8M${ends}-2.4v4.8`, stroke: "#1a1208", width: 2.6 },
    { d: body, fill: colour, stroke: "#1a1208", width: 1.5 },
    ...(pattern === "plain" ? [] : [{ d: PATTERN_PATHS[pattern], stroke: ink, alpha: 0.62, width: 1.7 }]),
    { d: body, fill: GLOSS },
    { d: disc(width / 2 + 0.4), fill: ink, stroke: "#1a1208", width: 0.9 },
    { d: symbol, fill: colour, square: { x: -width * 0.36, y: -width * 0.36, scale: (width * 0.72) / 24 } },
  ];
}

/** Returns the rotation that keeps symbols upright. */
export function upright(angle: number): number {
  return Math.abs(angle) > 90 ? 180 : 0;
}

/** A rounded rectangle around a centre. */
function plate(wide: number, high: number, round: number, x = 0, y = 0): string {
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [wide - 2 * round, high - 2 * round];
  return (
    `M${x - wide / 2 + round} ${y - high / 2}h${across}${corner(round, round)}v${down}${corner(-round, round)}` +
    `h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
  );
}

function disc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

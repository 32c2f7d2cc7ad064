/** Shapes of spaces and wagons, drawn as SVG by the page and on canvases by the worker. */

import { cardLook, colourLook, KINDS } from "../theme/tokens";
import type { Drawing } from "../wire/drawing";
import { LOCOMOTIVE, PATTERN_PATHS, TRAVELLER } from "./symbols";

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

/** The edge of pieces: ink, at night moonlight, so that dark pawns stand out. */
export const LINE = "light-dark(#1a1208, #d8dfe2)";
/** What is light by day and dim by night, so that trains outshine tracks. */
const PALE = "light-dark(#fff, #8fa3b0)";
const SHADOW = "light-dark(#1a120880, #000000b3)";

/** Colours of spaces. */
export const COLOURS = [...KINDS.filter((kind) => kind !== "locomotive"), "gray"];
export const SEATS = [0, 1, 2, 3, 4];
/** Extra marks of a space. */
export const MARKS = ["tunnel", "ferry", "engine", "closed"] as const;
export type Mark = (typeof MARKS)[number];

/** A space of a route, with its symbol. It is quiet: trains stand out from it. */
export function space(kind: string, { length, width }: CarSize): Shape[] {
  const { colour, ink, symbol } = cardLook(kind);
  const size = width * 0.74;
  const dark = kind === "black"; // at night only its edge is seen
  const share = dark ? 25 : 50;
  const d = plate(length - 2, width - 1.6, 2.2);
  const rim = `light-dark(color-mix(in oklab, ${colour} 55%, #000), color-mix(in oklab, ${colour} ${share}%, #dce6eb))`;
  const body = { d, fill: dark ? colour : byNight(colour), stroke: rim, width: 1.3 };
  if (kind === "gray") return [body]; // it has no symbol
  const square = { x: -size / 2, y: -size / 2, scale: size / 24 };
  return [body, { d: symbol, fill: ink, alpha: 0.85, square }];
}

/** Returns the shapes of a mark. */
export function mark(name: Mark, { length, width }: CarSize): Shape[] {
  const rim = plate(length, width, 2.5);
  const cross = "M-5-5L5 5M-5 5L5-5";
  switch (name) {
    case "tunnel":
      return [
        { d: rim, stroke: "light-dark(#1d140b, #05090d)", width: 4.8 },
        { d: rim, stroke: "light-dark(#efe3c2, #a7b7c0)", width: 1.8, dash: 2.6 },
      ];
    case "ferry":
      return [{ d: rim, stroke: PALE, width: 4 }];
    case "engine":
      return [
        { d: LOCOMOTIVE, stroke: "#fff", width: 2 },
        { d: LOCOMOTIVE, fill: "#22282c" },
      ];
    case "closed":
      return [
        { d: rim, fill: "light-dark(#efe3c2, #26313b)", alpha: 0.7 },
        { d: cross, stroke: "light-dark(#fff, #0d141b)", width: 4.6 },
        { d: cross, stroke: "light-dark(#5b2a1e, #b9a99f)", width: 2.4 },
      ];
  }
}

/** A wagon in one of the colours of seats: dark sides, a light roof with its pattern, and its symbol. */
export function wagon(paint: number, { length, width }: CarSize): Shape[] {
  const { colour, ink, symbol, pattern } = colourLook(paint);
  const [long, wide] = [length + 2.5, width + 7];
  const body = plate(long, wide, 4);
  const [dark, light] = [`color-mix(in oklab, ${colour} 50%, #000)`, `color-mix(in oklab, ${colour} 48%, #fff)`];
  const outline = `light-dark(${dark}, ${light})`;
  const ends = long / 2 + 1.6;
  const size = width * 0.86;
  return [
    { d: plate(long, wide, 4, 1.6, 2.8), fill: SHADOW },
    { d: `M${-ends}-3v6M${ends}-3v6`, stroke: LINE, width: 2.2 },
    { d: body, fill: colour, stroke: outline, width: 1.9 },
    { d: body, fill: GLOSS },
    { d: plate(long - 5, wide - 9.5, 2.6), fill: light },
    ...(pattern === "plain" ? [] : [{ d: PATTERN_PATHS[pattern], stroke: dark, width: 1.7 }]),
    { d: disc(size * 0.66), fill: colour, stroke: dark, width: 1 },
    { d: symbol, fill: ink, square: { x: -size / 2, y: -size / 2, scale: size / 24 } },
  ];
}

/** A traveller in a coat of the card's colour, with its symbol and one of two hats. */
export function traveller(kind: string): Shape[] {
  const { colour, ink, symbol } = cardLook(kind);
  const hat = TRAVELLER.hats[KINDS.indexOf(kind as (typeof KINDS)[number]) % TRAVELLER.hats.length] ?? "";
  const size = 6;
  return [
    { d: TRAVELLER.shadow, fill: SHADOW },
    { d: TRAVELLER.coat, fill: colour, stroke: LINE, width: 0.9 },
    { d: TRAVELLER.head, fill: "#f3d7b8", stroke: LINE, width: 0.8 },
    { d: hat, fill: `color-mix(in oklab, ${colour} 72%, #000)`, stroke: LINE, width: 0.8 },
    { d: symbol, fill: ink, square: { x: -size / 2, y: -0.6, scale: size / 24 } },
  ];
}

const byNight = (colour: string): string => `light-dark(${colour}, color-mix(in oklab, ${colour} 84%, #141d26))`;

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

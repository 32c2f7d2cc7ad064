/** Paints spaces, wagons and glows. */

import type { Drawing, DrawnCar } from "../wire/drawing";
import type { Region } from "./viewport";
import {
  COLOURS,
  GLOSS,
  GLOSS_STOPS,
  mark,
  MARKS,
  SEATS,
  space,
  upright,
  wagon,
  type CarSize,
  type Shape,
} from "./piece_shapes";

/** The static part of a route. */
export type Line = Pick<Drawing["routes"][number], "path" | "cars" | "colour" | "ferry" | "tunnel">;

/** The state of a route: the colour of its trains, whether it is closed, and the colour of its glow. */
export interface Standing {
  trains?: number | undefined;
  closed?: boolean;
  /** It can be used now. */
  lit?: boolean;
  /** It was claimed a moment ago. */
  recent?: boolean;
}

/** CSS colours, and their resolved values in the current theme. */
export type Inks = Record<string, string>;

export const LIT = "var(--board-lit)";
export const GLOW = "var(--board-glow)";

type Canvas = Pick<
  OffscreenCanvasRenderingContext2D,
  | "setTransform"
  | "translate"
  | "rotate"
  | "scale"
  | "save"
  | "restore"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineJoin"
  | "lineCap"
  | "globalAlpha"
  | "stroke"
  | "fill"
  | "setLineDash"
  | "createLinearGradient"
>;

/** Widths of glows beyond that of a car. */
const BAND = { edge: 8.5, core: 5, recent: 16 };

/** Returns all colours of pieces. */
export function inksOf(size: CarSize): string[] {
  const shapes = Object.values(partsOf(size)).flat();
  const colours = shapes
    .flatMap(({ fill, stroke }) => [fill, stroke])
    .filter((ink) => ink !== undefined && ink !== GLOSS);
  return [...new Set([...(colours as string[]), LIT, GLOW, ...SEATS.map(trainInk)])];
}

const trainInk = (colour: number): string => `var(--seat-${colour})`;

/** All shapes by name. */
function partsOf(size: CarSize): Record<string, Shape[]> {
  return Object.fromEntries([
    ...COLOURS.map((kind) => [`space-${kind}`, space(kind, size)] as const),
    ...MARKS.map((name) => [name, mark(name, size)] as const),
    ...SEATS.map((colour) => [`wagon-${colour}`, wagon(colour, size)] as const),
  ]);
}

export class PiecePainter {
  readonly #parts: Record<string, (Shape & { path: Path2D })[]>;
  readonly #bands: Path2D[];

  constructor(
    private readonly lines: readonly Line[],
    private readonly size: CarSize,
  ) {
    const ready = (shapes: Shape[]) => shapes.map((shape) => ({ ...shape, path: new Path2D(shape.d) }));
    this.#parts = Object.fromEntries(Object.entries(partsOf(size)).map(([name, shapes]) => [name, ready(shapes)]));
    this.#bands = lines.map(({ path }) => new Path2D(path));
  }

  /** Paints all routes in a region. */
  paint(canvas: Canvas, region: Region, scale: number, standing: readonly Standing[], inks: Inks): void {
    canvas.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
    canvas.lineCap = canvas.lineJoin = "round";
    const band = (number: number, ink: string, more: number, alpha = 1): void => {
      const path = this.#bands[number];
      if (!path) return;
      [canvas.strokeStyle, canvas.lineWidth, canvas.globalAlpha] = [inks[ink] ?? ink, this.size.width + more, alpha];
      canvas.stroke(path);
      canvas.globalAlpha = 1;
    };
    const places = [...standing.keys()];
    const [lit, recent] = [
      places.filter((number) => standing[number]?.lit),
      places.filter((number) => standing[number]?.recent),
    ];
    for (const number of recent) band(number, trainInk(standing[number]?.trains ?? 0), BAND.recent, 0.5);
    for (const number of lit) band(number, LIT, BAND.edge);
    for (const number of lit) band(number, GLOW, BAND.core);
    this.lines.forEach((line, number) => {
      for (const car of line.cars) if (touches(car, region)) this.#car(canvas, car, line, standing[number] ?? {}, inks);
    });
  }

  #car(
    canvas: Canvas,
    { x, y, angle, locomotive }: DrawnCar,
    { colour, tunnel, ferry }: Line,
    { trains, closed }: Standing,
    inks: Inks,
  ): void {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((angle * Math.PI) / 180);
    const put = (name: string): void => this.#part(canvas, name, inks);
    if (trains === undefined) {
      if (tunnel) put("tunnel");
      else if (ferry) put("ferry");
      put(`space-${colour}`);
    }
    canvas.rotate((upright(angle) * Math.PI) / 180);
    if (trains !== undefined) put(`wagon-${trains}`);
    else if (locomotive) put("engine");
    if (trains === undefined && closed) put("closed");
    canvas.restore();
  }

  #part(canvas: Canvas, name: string, inks: Inks): void {
    for (const { path, fill, stroke, width, alpha, dash, square } of this.#parts[name] ??
      this.#parts["space-gray"] ??
      []) {
      canvas.globalAlpha = alpha ?? 1;
      if (square) {
        canvas.save();
        canvas.translate(square.x, square.y);
        canvas.scale(square.scale, square.scale);
      }
      if (fill) {
        canvas.fillStyle = fill === GLOSS ? this.#gloss(canvas) : (inks[fill] ?? fill);
        canvas.fill(path);
      }
      if (stroke) {
        canvas.setLineDash(dash ? [dash] : []);
        [canvas.strokeStyle, canvas.lineWidth] = [inks[stroke] ?? stroke, width ?? 1];
        canvas.stroke(path);
      }
      if (square) canvas.restore();
    }
    canvas.globalAlpha = 1;
  }

  #gloss(canvas: Canvas): CanvasGradient {
    const half = this.size.width / 2 + 3.5;
    const gloss = canvas.createLinearGradient(0, -half, 0, half);
    for (const [offset, colour, alpha] of GLOSS_STOPS) gloss.addColorStop(offset, `rgb(${colour} / ${alpha})`);
    return gloss;
  }
}

/** Returns whether a car is visible in a region. */
function touches({ x, y }: DrawnCar, region: Region): boolean {
  const far = 40;
  return (
    x > region.x - far && y > region.y - far && x < region.x + region.width + far && y < region.y + region.height + far
  );
}

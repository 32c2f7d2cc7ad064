/** Paints the ground of a map: sea, land, lakes, rivers, borders, and the tracks under all routes. */

import type { Drawing } from "../wire/drawing";
import type { Point, Region, Size } from "./viewport";

/** The paths of the ground, as SVG path data. */
export type Ground = Pick<Drawing, "width" | "height" | "land" | "lakes" | "rivers" | "borders" | "graticule"> & {
  tracks: string;
};

/** The colours of the ground, which depend on the theme. */
export const GROUND_COLOURS = [
  "sea",
  "shallow",
  "land",
  "inland",
  "coast",
  "lake",
  "river",
  "border",
  "graticule",
  "track",
  "bright",
  "shaded",
] as const;
export type GroundColours = Record<(typeof GROUND_COLOURS)[number], string>;

type Canvas = OffscreenCanvasRenderingContext2D;

/** The reach and strength of the glows on both sides of the coast. */
const WATER = [
  [52, 0.9],
  [26, 0.9],
  [9, 0.9],
] as const;
const SHORE = [
  [44, 0.75],
  [12, 0.6],
] as const;

export class GroundPainter {
  readonly #paths: Record<"land" | "around" | "lakes" | "rivers" | "borders" | "graticule" | "tracks", Path2D>;

  constructor(private readonly ground: Ground) {
    const { width, height } = ground;
    const [across, along] = [2 * width + height, 2 * height + width]; // farther than terrain extends
    const everywhere = `M${-across} ${-along}H${width + across}V${height + along}H${-across}Z`;
    const land = ground.land || everywhere;
    const [lakes, rivers, borders] = [new Path2D(ground.lakes), new Path2D(ground.rivers), new Path2D(ground.borders)];
    const [graticule, tracks] = [new Path2D(ground.graticule), new Path2D(ground.tracks)];
    const around = new Path2D(everywhere + ground.land); // everything except the land
    this.#paths = { land: new Path2D(land), around, lakes, rivers, borders, graticule, tracks };
  }

  /** Paints a region of the map at a scale. */
  paint(canvas: Canvas, region: Region, scale: number, colours: GroundColours): void {
    const { land, lakes, graticule, tracks } = this.#paths;
    const { width, height } = this.ground;
    canvas.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
    canvas.lineJoin = "round";
    const line = liner(canvas);
    canvas.fillStyle = colours.sea;
    canvas.fillRect(region.x, region.y, region.width, region.height);
    line(graticule, colours.graticule, 1, 0.28);
    const coasts = this.ground.land !== "";
    for (const [reach, alpha] of coasts ? WATER : []) glow(canvas, land, colours.shallow, reach * scale, alpha);
    const shore = this.#land(region, scale, colours);
    canvas.setTransform(1, 0, 0, 1, 0, 0);
    if (shore) canvas.drawImage(shore, 0, 0);
    canvas.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
    canvas.fillStyle = colours.lake;
    canvas.fill(lakes, "evenodd");
    line(lakes, colours.coast, 0.8, 0.6);
    if (coasts) line(land, colours.coast, 1.3);
    const light = canvas.createRadialGradient(
      width / 2,
      height * 0.45,
      height * 0.25,
      width / 2,
      height * 0.45,
      Math.max(width, height) * 0.8,
    );
    light.addColorStop(0, colours.bright);
    light.addColorStop(1, colours.shaded);
    canvas.fillStyle = light;
    canvas.fillRect(region.x, region.y, region.width, region.height);
    canvas.lineCap = "round";
    line(tracks, colours.track, 1.5, 0.5, [0.1, 4.5]);
  }

  /** Paints the land, shaded towards its coasts, with rivers and borders clipped to it. */
  #land(region: Region, scale: number, colours: GroundColours): OffscreenCanvas | null {
    const { land, around, rivers, borders } = this.#paths;
    const paper = new OffscreenCanvas(Math.round(region.width * scale), Math.round(region.height * scale));
    const canvas = paper.getContext("2d");
    if (!canvas) return null;
    canvas.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
    canvas.lineJoin = canvas.lineCap = "round";
    canvas.fillStyle = colours.land;
    canvas.fill(land);
    canvas.globalCompositeOperation = "source-atop";
    const line = liner(canvas);
    for (const [reach, alpha] of this.ground.land ? SHORE : [])
      glow(canvas, around, colours.inland, reach * scale, alpha);
    line(borders, colours.border, 1.3, 0.5, [5, 3.5]);
    line(rivers, colours.river, 1.5);
    return paper;
  }
}

type Liner = (path: Path2D, colour: string, thick: number, alpha?: number, dashes?: number[]) => void;

function liner(canvas: Canvas): Liner {
  return (path, colour, thick, alpha = 1, dashes = []) => {
    [canvas.strokeStyle, canvas.lineWidth, canvas.globalAlpha] = [colour, thick, alpha];
    canvas.setLineDash(dashes);
    canvas.stroke(path);
    canvas.globalAlpha = 1;
  };
}

/** Adds a glow around an area, much faster than stroking wide lines. */
function glow(canvas: Canvas, area: Path2D, colour: string, reach: number, alpha: number): void {
  [canvas.shadowColor, canvas.shadowBlur, canvas.fillStyle, canvas.globalAlpha] = [colour, reach, colour, alpha];
  canvas.fill(area, "evenodd");
  [canvas.shadowColor, canvas.globalAlpha] = ["transparent", 1];
}

/** Returns the region to paint: what is visible plus a margin, in whole units. */
export function regionAround({ x, y, scale }: Point & { scale: number }, window: Size, more = 0.25): Region {
  const [wide, high] = [window.width / scale, window.height / scale];
  const [left, top] = [Math.floor(-x / scale - wide * more), Math.floor(-y / scale - high * more)];
  const right = Math.ceil(-x / scale + wide * (1 + more));
  const bottom = Math.ceil(-y / scale + high * (1 + more));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Aligns a region to whole pixels, so that it is shown unscaled. */
export function inPixels({ x, y, width, height }: Region, scale: number): Region {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  const [right, bottom] = [Math.ceil((x + width) * scale), Math.ceil((y + height) * scale)];
  return { x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale };
}

/** Returns whether a painted region still covers the visible part. */
export function covers(region: Region, viewport: Point & { scale: number }, window: Size): boolean {
  const seen = regionAround(viewport, window, 0);
  return (
    region.x <= seen.x &&
    region.y <= seen.y &&
    region.x + region.width >= seen.x + seen.width &&
    region.y + region.height >= seen.y + seen.height
  );
}

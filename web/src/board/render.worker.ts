/** Paints maps in a worker thread. */

import { GroundPainter, type GroundColours, type Ground } from "./ground_painter";
import type { CarSize } from "./piece_shapes";
import type { Region } from "./viewport";
import { PiecePainter, type Inks, type Line, type Standing } from "./piece_painter";

/** The whole map, or the visible region where that is too coarse. */
export type Layer = "whole" | "piece";

/** The static data of a map. */
export interface Sheet {
  ground: Ground;
  lines: Line[];
  car: CarSize;
}

/** A request to paint; the first one includes the map. */
export interface RenderRequest {
  picture: Layer;
  region: Region;
  scale: number;
  colours: GroundColours;
  inks: Inks;
  standing: readonly Standing[];
  sheet?: Sheet;
}

export interface RenderResult extends Pick<RenderRequest, "picture" | "region" | "scale" | "standing"> {
  bitmap: ImageBitmap;
}

let painters: { ground: GroundPainter; pieces: PiecePainter } | null = null;
/** The painted ground of each layer, reused while only pieces change. */
const grounds: Partial<Record<Layer, { key: string; canvas: OffscreenCanvas }>> = {};

self.onmessage = ({ data }: MessageEvent<RenderRequest>): void => {
  const { sheet, picture, region, scale, standing } = data;
  if (sheet) painters = { ground: new GroundPainter(sheet.ground), pieces: new PiecePainter(sheet.lines, sheet.car) };
  const below = groundOf(data);
  const paper = new OffscreenCanvas(below?.width ?? 1, below?.height ?? 1);
  const canvas = paper.getContext("2d", { alpha: false });
  if (!painters || !below || !canvas) return;
  canvas.drawImage(below, 0, 0);
  painters.pieces.paint(canvas, region, scale, standing, data.inks);
  const bitmap = paper.transferToImageBitmap();
  const painted: RenderResult = { picture, region, scale, standing, bitmap };
  self.postMessage(painted, { transfer: [bitmap] });
};

function groundOf({ picture, region, scale, colours }: RenderRequest): OffscreenCanvas | undefined {
  const key = JSON.stringify([region, scale, colours]);
  const known = grounds[picture];
  if (known?.key === key) return known.canvas;
  const paper = new OffscreenCanvas(Math.round(region.width * scale), Math.round(region.height * scale));
  const canvas = paper.getContext("2d", { alpha: false });
  if (canvas) painters?.ground.paint(canvas, region, scale, colours);
  grounds[picture] = { key, canvas: paper };
  return paper;
}

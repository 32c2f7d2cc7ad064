/** Paints maps in a thread of its own, so that nobody waits for it. */

import { Painter, type Colours, type Ground, type Region } from "./ground";
import type { CarSize } from "./parts";
import { PiecePainter, type Inks, type Line, type Standing } from "./pieces";

/** A picture of the whole map, and one of what is in sight where that is too coarse. */
export type Picture = "whole" | "piece";

/** What never changes of a map. */
export interface Sheet {
  ground: Ground;
  lines: Line[];
  car: CarSize;
}

/** What is to be painted; the first order brings the map. */
export interface Order {
  picture: Picture;
  region: Region;
  scale: number;
  colours: Colours;
  inks: Inks;
  standing: readonly Standing[];
  sheet?: Sheet;
}

export interface Painted extends Pick<Order, "picture" | "region" | "scale" | "standing"> {
  bitmap: ImageBitmap;
}

let painters: { ground: Painter; pieces: PiecePainter } | null = null;
/** The ground of each picture as it was painted last; while nothing is moved, only what stands on it changes. */
const grounds: Partial<Record<Picture, { key: string; canvas: OffscreenCanvas }>> = {};

self.onmessage = ({ data }: MessageEvent<Order>): void => {
  const { sheet, picture, region, scale, standing } = data;
  if (sheet) painters = { ground: new Painter(sheet.ground), pieces: new PiecePainter(sheet.lines, sheet.car) };
  const below = groundOf(data);
  const paper = new OffscreenCanvas(below?.width ?? 1, below?.height ?? 1);
  const canvas = paper.getContext("2d", { alpha: false });
  if (!painters || !below || !canvas) return;
  canvas.drawImage(below, 0, 0);
  painters.pieces.paint(canvas, region, scale, standing, data.inks);
  const bitmap = paper.transferToImageBitmap();
  const painted: Painted = { picture, region, scale, standing, bitmap };
  self.postMessage(painted, { transfer: [bitmap] });
};

function groundOf({ picture, region, scale, colours }: Order): OffscreenCanvas | undefined {
  const key = JSON.stringify([region, scale, colours]);
  const known = grounds[picture];
  if (known?.key === key) return known.canvas;
  const paper = new OffscreenCanvas(Math.round(region.width * scale), Math.round(region.height * scale));
  const canvas = paper.getContext("2d", { alpha: false });
  if (canvas) painters?.ground.paint(canvas, region, scale, colours);
  grounds[picture] = { key, canvas: paper };
  return paper;
}

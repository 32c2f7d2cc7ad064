/** Paints the ground in a thread of its own, so that nobody waits for it. */

import { Painter, type Colours, type Ground, type Region } from "./ground";

/** What is to be painted; the first order brings the ground. */
export interface Order {
  number: number;
  region: Region;
  scale: number;
  colours: Colours;
  ground?: Ground;
}

export interface Painted {
  number: number;
  region: Region;
  picture: ImageBitmap;
}

let painter: Painter | null = null;

self.onmessage = ({ data }: MessageEvent<Order>): void => {
  if (data.ground) painter = new Painter(data.ground);
  const { number, region, scale, colours } = data;
  const sheet = new OffscreenCanvas(Math.round(region.width * scale), Math.round(region.height * scale));
  const canvas = sheet.getContext("2d", { alpha: false });
  if (!painter || !canvas) return;
  painter.paint(canvas, region, scale, colours);
  const picture = sheet.transferToImageBitmap();
  const painted: Painted = { number, region, picture };
  self.postMessage(painted, { transfer: [picture] });
};

/** The painted pictures of a map: when they are ordered, and what they show. */

import type { Drawing } from "../wire/drawing";
import type { Camera } from "./camera.svelte";
import { covers, inPixels, regionAround, type Colours, type Region } from "./ground";
import type { Order, Painted, Picture, Sheet } from "./painting.worker";
import type { Inks, Standing } from "./pieces";

/** What a picture is to be painted with. */
export interface Paints {
  colours: Colours;
  inks: Inks;
}

type Shown = Omit<Painted, "bitmap">;
const NOTHING: readonly Standing[] = [];

/** Gets somebody to paint; the sooner, the sooner the first picture is there. */
export function hire(): Worker {
  return new Worker(new URL("./painting.worker.ts", import.meta.url), { type: "module" });
}

export class Painting {
  /** The pictures as they were painted last. */
  whole: Shown | null = $state.raw(null);
  piece: Shown | null = $state.raw(null);
  /** How routes stand in the picture that is seen; until the first one is there, nothing is known. */
  readonly standing: readonly Standing[] = $derived(this.piece?.standing ?? this.whole?.standing ?? NOTHING);

  #told = false;
  /** What was ordered last of each picture, and whether the worker is still at it. */
  #ordered: Partial<Record<Picture, Omit<Order, "sheet">>> = {};
  #busy = new Set<Picture>();
  #again = new Set<Picture>();

  /** `put` shows a picture on the page. */
  constructor(
    private readonly drawing: Drawing,
    private readonly worker: Worker,
    private readonly put: (picture: Picture, bitmap: ImageBitmap) => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Painted>) => this.#take(data);
  }

  /** Orders the whole map in a certain scale. */
  paintWhole(drawn: number, paints: Paints, standing: readonly Standing[]): void {
    const { width, height } = this.drawing;
    const scale = drawn * devicePixelRatio;
    this.#order({ picture: "whole", region: inPixels({ x: 0, y: 0, width, height }, scale), scale, standing, ...paints });
  }

  /** Orders what is in sight, where the picture of the whole map is too coarse for it. */
  paintPiece({ sight, drawn, frame }: Pick<Camera, "sight" | "drawn" | "frame">, paints: Paints, standing: readonly Standing[]): void {
    const scale = drawn * devicePixelRatio;
    if (scale <= (this.#ordered.whole?.scale ?? 0) * 1.02) {
      delete this.#ordered.piece;
      this.piece = null;
      return;
    }
    const last = this.#ordered.piece;
    const kept = last?.scale === scale && covers(last.region, sight, frame, this.drawing);
    const region: Region = kept ? last.region : inPixels(regionAround(sight, frame, this.drawing), scale);
    if (kept && last.standing === standing && last.colours.sea === paints.colours.sea) return;
    this.#order({ picture: "piece", region, scale, standing, ...paints });
  }

  /** Orders both pictures again where something else stands on the map. */
  stand(standing: readonly Standing[]): void {
    const stood = this.#ordered.whole?.standing;
    if (JSON.stringify(stood) === JSON.stringify(standing)) return;
    for (const order of Object.values(this.#ordered)) this.#order({ ...order, standing });
  }

  /** Gives an order; one that comes while the worker is still at the last waits, in place of any that waited before. */
  #order(order: Omit<Order, "sheet">): void {
    this.#ordered[order.picture] = order;
    if (this.#busy.has(order.picture)) return void this.#again.add(order.picture);
    this.#busy.add(order.picture);
    const first: Order = this.#told ? order : { ...order, sheet: sheetOf(this.drawing) };
    this.#told = true;
    this.worker.postMessage(first);
  }

  #take({ bitmap, ...shown }: Painted): void {
    const { picture } = shown;
    this.#busy.delete(picture);
    const next = this.#ordered[picture];
    if (!next) return bitmap.close();
    this.put(picture, bitmap);
    this[picture] = shown;
    if (this.#again.delete(picture)) this.#order(next);
  }
}

function sheetOf(drawing: Drawing): Sheet {
  const { width, height, land, lakes, rivers, borders, graticule, routes, car } = drawing;
  const tracks = routes.map(({ path }) => path).join("");
  const lines = routes.map(({ path, cars, colour, ferry, tunnel }) => ({ path, cars, colour, ferry, tunnel }));
  return { ground: { width, height, land, lakes, rivers, borders, graticule, tracks }, lines, car };
}

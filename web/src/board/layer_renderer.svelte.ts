/** Schedules the canvases of the static layer in a worker. */

import type { Drawing } from "../wire/drawing";
import type { Camera } from "./camera.svelte";
import { covers, inPixels, regionAround, type GroundColours } from "./ground_painter";
import type { RenderRequest, RenderResult, Layer, Sheet } from "./render.worker";
import type { Inks, Standing } from "./piece_painter";
import { fit, type Region } from "./viewport";

/** What a canvas is painted with. */
export interface Paints {
  colours: GroundColours;
  inks: Inks;
}

type Shown = Omit<RenderResult, "bitmap">;
const NOTHING: readonly Standing[] = [];

/** Starts the worker; early, so that the first canvas is ready sooner. */
export function startWorker(): Worker {
  return new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" });
}

export class LayerRenderer {
  /** The latest canvases. */
  whole: Shown | null = $state.raw(null);
  piece: Shown | null = $state.raw(null);
  /** The state of routes on the visible canvas; unknown before the first one. */
  readonly standing: readonly Standing[] = $derived(this.piece?.standing ?? this.whole?.standing ?? NOTHING);

  #sheetSent = false;
  /** The last request of each layer, and whether it is still being painted. */
  #ordered: Partial<Record<Layer, Omit<RenderRequest, "sheet">>> = {};
  #busy = new Set<Layer>();
  #again = new Set<Layer>();

  /** `put` shows a canvas on the page. */
  constructor(
    private readonly drawing: Drawing,
    private readonly worker: Worker,
    private readonly put: (picture: Layer, bitmap: ImageBitmap) => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<RenderResult>) => this.#take(data);
  }

  /** Requests everything that is visible while the whole map is. */
  paintWhole(
    { map, frame, window }: Pick<Camera, "map" | "frame" | "window">,
    paints: Paints,
    standing: readonly Standing[],
  ): void {
    const viewport = fit(map, frame);
    const scale = viewport.scale * devicePixelRatio;
    const region = inPixels(regionAround(viewport, window, 0), scale);
    this.#order({ picture: "whole", region, scale, standing, ...paints });
  }

  /** Requests the visible region where the canvas of the whole map is too coarse. */
  paintPiece(
    { viewport, drawn, window }: Pick<Camera, "viewport" | "drawn" | "window">,
    paints: Paints,
    standing: readonly Standing[],
  ): void {
    const scale = drawn * devicePixelRatio;
    if (scale <= (this.#ordered.whole?.scale ?? 0) * 1.02) {
      delete this.#ordered.piece;
      this.piece = null;
      return;
    }
    const last = this.#ordered.piece;
    const kept = last?.scale === scale && covers(last.region, viewport, window);
    const region: Region = kept ? last.region : inPixels(regionAround(viewport, window), scale);
    if (kept && last.standing === standing && last.colours.sea === paints.colours.sea) return;
    this.#order({ picture: "piece", region, scale, standing, ...paints });
  }

  /** Requests both layers again when pieces have changed. */
  stand(standing: readonly Standing[]): void {
    const stood = this.#ordered.whole?.standing;
    if (JSON.stringify(stood) === JSON.stringify(standing)) return;
    for (const order of Object.values(this.#ordered)) this.#order({ ...order, standing });
  }

  /** Sends a request; while the worker is busy, only the latest one waits. */
  #order(order: Omit<RenderRequest, "sheet">): void {
    this.#ordered[order.picture] = order;
    if (this.#busy.has(order.picture)) return void this.#again.add(order.picture);
    this.#busy.add(order.picture);
    const first: RenderRequest = this.#sheetSent ? order : { ...order, sheet: sheetOf(this.drawing) };
    this.#sheetSent = true;
    this.worker.postMessage(first);
  }

  #take({ bitmap, ...shown }: RenderResult): void {
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

/** The camera of a map: cheap transforms while it moves, a crisp redraw when it rests. */

import { settings } from "../state/settings.svelte";
import * as viewports from "./viewport";
import type { Point, Region, Viewport, Size } from "./viewport";

/** Milliseconds after which a zoomed map is redrawn. */
const REST = 140;
const GLIDE = 220;
/** Pixels between names and the edge of the frame. */
const EDGE = 5;
const EMPTY: Region = { x: 0, y: 0, width: 0, height: 0 };

export class Camera {
  /** The size of the board, and the part of it that nothing covers. */
  window: Size = $state.raw(EMPTY);
  frame: Region = $state.raw(EMPTY);
  viewport: Viewport = $state.raw({ x: 0, y: 0, scale: 1 });
  /** The scale at which the layers are drawn; until it is updated, they are stretched. */
  drawn: number = $state(1);
  /** The CSS transform of the layers; whole pixels while they are not stretched, which is crisp and fast. */
  readonly transform: string = $derived.by(() => {
    const { x, y, scale } = this.viewport;
    if (scale !== this.drawn) return `translate(${x}px, ${y}px) scale(${scale / this.drawn})`;
    const whole = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;
    return `translate(${whole(x)}px, ${whole(y)}px)`;
  });
  /** The scale that shows the whole map, and whether it is current. */
  readonly whole: number = $derived.by(() => viewports.fit(this.map, this.frame).scale);
  /** The part of the map that is visible then. */
  readonly bounds: Region = $derived.by(() => {
    const { x, y, scale } = viewports.fit(this.map, this.frame);
    const { frame } = this;
    const corner = viewports.toMap({ x, y, scale }, { x: frame.x + EDGE, y: frame.y + EDGE });
    return { ...corner, width: (frame.width - 2 * EDGE) / scale, height: (frame.height - 2 * EDGE) / scale };
  });
  readonly isWhole: boolean = $derived(this.viewport.scale <= this.whole * 1.01);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #gliding = 0;

  constructor(readonly map: Region) {}

  /** Adapts to a resized window; a map that was visible as a whole stays so. */
  resize(window: Size, frame: Region): void {
    if (!frame.width || !frame.height) return;
    const before = this.frame;
    const untouched = !before.width || this.isWhole;
    this.window = window;
    this.frame = frame;
    const [from, to] = [viewports.middleOf(before), viewports.middleOf(frame)];
    this.#show(
      untouched
        ? viewports.fit(this.map, frame)
        : viewports.pan(this.viewport, to.x - from.x, to.y - from.y, this.map, frame),
    );
    this.#settle();
  }

  pan(dx: number, dy: number): void {
    this.#move(viewports.pan(this.viewport, dx, dy, this.map, this.frame));
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.#move(viewports.zoom(this.viewport, factor, at, this.map, this.frame));
  }

  pinch(from: [Point, Point], to: [Point, Point]): void {
    this.#move(viewports.pinch(this.viewport, from, to, this.map, this.frame));
  }

  /** Animates to a viewport. */
  glide(factor: number, at: Point = this.middle): void {
    this.#glide(viewports.zoom(this.viewport, factor, at, this.map, this.frame));
  }

  fit(): void {
    this.#glide(viewports.fit(this.map, this.frame));
  }

  reveal(point: Point): void {
    const to = viewports.panTo(this.viewport, point, this.map, this.frame);
    if (viewports.distance(to, this.viewport) > 1) this.#glide(to);
  }

  /** Makes several points visible. */
  include(points: readonly Point[]): void {
    const to = viewports.zoomOutToInclude(this.viewport, points, this.map, this.frame);
    if (to !== this.viewport) this.#glide(to);
  }

  close(): void {
    cancelAnimationFrame(this.#gliding);
    clearTimeout(this.#rest);
  }

  get middle(): Point {
    return viewports.middleOf(this.frame);
  }

  #move(viewport: Viewport): void {
    cancelAnimationFrame(this.#gliding);
    this.#show(viewport);
  }

  #glide(to: Viewport): void {
    this.#move(this.viewport);
    if (settings.speed === "off") return this.#show(to);
    const from = this.viewport;
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begin) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const mixed = (one: number, other: number): number => one + (other - one) * eased;
      this.#show({ x: mixed(from.x, to.x), y: mixed(from.y, to.y), scale: mixed(from.scale, to.scale) });
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #show(viewport: Viewport): void {
    this.viewport = viewport;
    if (viewport.scale === this.drawn) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.drawn = this.viewport.scale;
  }
}

/** What holds a map in sight while it is moved: cheap while it moves, crisp when it rests. */

import { settings } from "../state/settings.svelte";
import * as sights from "./sight";
import type { Point, Sight, Size } from "./sight";

/** Milliseconds after which a zoomed map is drawn anew in its new size. */
const REST = 140;
const GLIDE = 220;
/** Pixels below which a map is small, and how many times nearer one goes to see something on it. */
const SMALL = 640;
const NEAR = 2;

export class Camera {
  frame: Size = $state.raw({ width: 0, height: 0 });
  sight: Sight = $state.raw({ x: 0, y: 0, scale: 1 });
  /** The scale in which the layers are drawn; until it follows, they are only stretched. */
  drawn: number = $state(1);
  /** How the layers are stretched and moved; by whole pixels where they are not stretched, which is crisp and quick. */
  readonly transform: string = $derived.by(() => {
    const { x, y, scale } = this.sight;
    if (scale !== this.drawn) return `translate(${x}px, ${y}px) scale(${scale / this.drawn})`;
    const whole = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;
    return `translate(${whole(x)}px, ${whole(y)}px)`;
  });
  /** The scale in which all of the map is in sight, and whether it is. */
  readonly whole: number = $derived.by(() => sights.fit(this.map, this.frame).scale);
  readonly isWhole: boolean = $derived(this.sight.scale <= this.whole * 1.01);
  #untouched = true;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #gliding = 0;

  constructor(readonly map: Size) {}

  resize(frame: Size): void {
    if (!frame.width || !frame.height) return;
    const before = this.frame;
    this.frame = frame;
    if (this.#untouched || !before.width) this.#show(sights.fit(this.map, frame));
    else this.#show(sights.pan(this.sight, (frame.width - before.width) / 2, (frame.height - before.height) / 2, this.map, frame));
    this.#settle();
  }

  pan(dx: number, dy: number): void {
    this.#move(sights.pan(this.sight, dx, dy, this.map, this.frame));
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.#move(sights.zoom(this.sight, factor, at, this.map, this.frame));
  }

  pinch(from: [Point, Point], to: [Point, Point]): void {
    this.#move(sights.pinch(this.sight, from, to, this.map, this.frame));
  }

  /** Goes there smoothly. */
  glide(factor: number, at: Point = this.middle): void {
    this.#glide(sights.zoom(this.sight, factor, at, this.map, this.frame));
  }

  fit(): void {
    this.#glide(sights.fit(this.map, this.frame));
  }

  reveal(point: Point): void {
    const to = sights.reveal(this.sight, point, this.map, this.frame);
    if (sights.distance(to, this.sight) > 1) this.#glide(to);
  }

  /** Brings several points into sight, if they are not. */
  include(points: readonly Point[]): void {
    const to = sights.include(this.sight, points, this.map, this.frame);
    if (to !== this.sight) this.#glide(to);
  }

  /** Goes so near to several points that they can be made out on a small map; back to the whole map if there are none. */
  approach(points: readonly Point[]): void {
    if (this.frame.width < SMALL) this.#glide(sights.close(points, NEAR, this.map, this.frame));
    else if (points.length) this.include(points);
  }

  close(): void {
    cancelAnimationFrame(this.#gliding);
    clearTimeout(this.#rest);
  }

  get middle(): Point {
    return { x: this.frame.width / 2, y: this.frame.height / 2 };
  }

  #move(sight: Sight): void {
    cancelAnimationFrame(this.#gliding);
    this.#untouched = false;
    this.#show(sight);
  }

  #glide(to: Sight): void {
    this.#move(this.sight);
    if (settings.speed === "off") return this.#show(to);
    const from = this.sight;
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

  #show(sight: Sight): void {
    this.sight = sight;
    if (sight.scale === this.drawn) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.drawn = this.sight.scale;
  }
}

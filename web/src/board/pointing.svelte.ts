/** What the pointer or the keyboard focus is on, and what the map says about it. */

import { hasStations } from "../state/features";
import type { Table } from "../state/table.svelte";
import type { Drawing } from "../wire/drawing";
import type { Saying } from "../wire/types";
import { capitalise } from "../words/catalogue/format";
import { words } from "../words/words.svelte";
import type { Camera } from "./camera.svelte";
import { cityText, ownerText, queueText, refusalText, routeText } from "./descriptions";
import { hitTest, type Kind, type HitShape, type Target } from "./hit_test";
import { targetKey, type Lights } from "./lights.svelte";
import { RefusalReasons } from "./refusal_reasons";
import { midpoint, toFrame, toMap, type Point } from "./viewport";

export class Pointing {
  /** Where the pointer is; null while there is none. */
  pointer: Point | null = $state.raw(null);
  /** The rules' reason against the target. */
  #note: Saying | null = $state.raw(null);
  /** The clicked target: its tip stays hidden until another one is hovered or focused. */
  #clicked: string | null = $state(null);
  readonly #reasons: RefusalReasons;

  constructor(
    private readonly table: Table,
    private readonly drawing: Drawing,
    private readonly shapes: readonly HitShape[],
    private readonly camera: Camera,
    private readonly lights: Lights,
  ) {
    this.#reasons = new RefusalReasons(table);
  }

  close(): void {
    this.#reasons.close();
  }

  /** Returns the target at a point; usable ones come first. */
  find(at: Point, reach: number): Target | null {
    const { camera, lights } = this;
    const use = (target: Target): boolean => lights.usable.has(targetKey(target));
    return hitTest(this.shapes, toMap(camera.viewport, at), reach / camera.viewport.scale, use);
  }

  /** Points at a target, by a pointer at some place or by the focus. */
  point(target: Target | null, at: Point | null): void {
    const { lights } = this;
    this.pointer = at;
    if (target?.kind === lights.pointed?.kind && target?.name === lights.pointed?.name) return;
    lights.pointed = target;
    if (!target || targetKey(target) !== this.#clicked) this.#clicked = null;
    this.#note = null;
    const known = target === null || lights.usable.has(targetKey(target)) || this.#isTaken(target);
    this.#reasons.ask(known ? null : target, (reason) => (this.#note = reason));
  }

  /** Hides the tip of a target that was clicked. */
  click(target: Target | null): void {
    this.#clicked = target && targetKey(target);
  }

  /** Returns the middle of a target on the map. */
  middleOf(target: Target): Point {
    const bars = this.shapes.find((shape) => shape.kind === target.kind && shape.name === target.name)?.bars ?? [];
    const bar = bars[Math.floor(bars.length / 2)];
    return bar ? midpoint(bar.from, bar.to) : { x: this.drawing.width / 2, y: this.drawing.height / 2 };
  }

  /** Whether the target can be used now. */
  get useful(): boolean {
    const { pointed, usable } = this.lights;
    return pointed !== null && usable.has(targetKey(pointed));
  }

  /** What the tip says, and where; null without one. */
  get tip(): { at: Point; title: string; note: string } | null {
    const target = this.lights.pointed;
    if (!target || targetKey(target) === this.#clicked) return null;
    const title = this.#title(target);
    const at = this.pointer ?? toFrame(this.camera.viewport, this.middleOf(target));
    return title ? { at, title, note: this.#noteOn(target) } : null;
  }

  #title({ kind, name }: Target): string {
    const { table, lights } = this;
    if (kind === "passenger") return queueText(name, table.view?.waiting?.[name]);
    if (kind === "city") return cityText(name, table.view, table.names, lights.wanted.has(name));
    const route = this.drawing.routes.find((one) => one.name === name);
    return route ? routeText(route) : "";
  }

  #noteOn({ kind, name }: Target): string {
    const { table } = this;
    const uses: Record<Kind, string> = {
      route: words.board.claimable,
      city: words.board.buildable,
      passenger: words.board.takeable,
    };
    if (this.useful) return uses[kind];
    const owner = kind === "route" ? ownerText(table.owners.get(name), table.names, table.viewer) : "";
    return capitalise(owner) || (this.#note ? refusalText(this.#note, table.names) : "");
  }

  #isTaken({ kind, name }: Target): boolean {
    return kind === "route" ? this.table.owners.has(name) : kind === "city" && !hasStations(this.table.view);
  }
}

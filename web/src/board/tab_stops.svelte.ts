/** The order in which keys reach what is on the map: one Tab stop for each kind, usable targets first. */

import type { Kind, HitShape } from "./hit_test";
import { targetKey, type Lights } from "./lights.svelte";

export class TabStops {
  #last: Partial<Record<Kind, string>> = $state({});

  constructor(
    private readonly shapes: readonly HitShape[],
    private readonly lights: Lights,
  ) {}

  readonly order: Record<Kind, readonly string[]> = $derived.by(() => ({
    route: this.#sorted("route"),
    city: this.#sorted("city"),
    passenger: this.#sorted("passenger"),
  }));

  /** Returns the target of a kind that Tab leads to. */
  of(kind: Kind): string {
    return this.#last[kind] ?? this.order[kind][0] ?? "";
  }

  /** Remembers the target that has the focus. */
  keep(kind: Kind, name: string): void {
    this.#last[kind] = name;
  }

  #sorted(kind: Kind): string[] {
    const names = this.shapes
      .filter((shape) => shape.kind === kind)
      .sort((one, other) => west(one) - west(other))
      .map(({ name }) => name);
    const isUsable = (name: string): boolean => this.lights.usable.has(targetKey({ kind, name }));
    return [...names.filter(isUsable), ...names.filter((name) => !isUsable(name))];
  }
}

const west = ({ bars }: HitShape): number => Math.min(...bars.map(({ from }) => from.x));

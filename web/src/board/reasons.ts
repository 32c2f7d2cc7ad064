/** Why something can't be used: asked when somebody stays on it, and once for each state of the table. */

import type { Table } from "../state/table.svelte";
import type { Saying } from "../wire/types";
import type { Target } from "./hits";
import { key } from "./lights.svelte";

const PAUSE = 250;

export class Reasons {
  #known = new Map<string, Saying | null>();
  #ply = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Tells the reason as soon as it is known, unless something else is asked meanwhile. */
  ask(target: Target | null, tell: (reason: Saying | null) => void): void {
    clearTimeout(this.#timer);
    const { state, eyes } = this.table;
    if (!target || !state || eyes === null || state.view.over) return;
    if (state.ply !== this.#ply) this.#known.clear();
    this.#ply = state.ply;
    const known = this.#known.get(key(target));
    if (known !== undefined) return tell(known);
    this.#timer = setTimeout(async () => {
      const reason = await this.table.reason(target.kind, target.name);
      if (this.#ply === state.ply) this.#known.set(key(target), reason);
      tell(reason);
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

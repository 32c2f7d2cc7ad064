/** Reasons why targets can't be used, requested on hover and cached for each state. */

import type { Table } from "../state/table.svelte";
import type { Saying } from "../wire/types";
import type { Target } from "./hit_test";
import { targetKey } from "./lights.svelte";

const PAUSE = 250;

export class RefusalReasons {
  #known = new Map<string, Saying | null>();
  /** The position that they are about. */
  #moment = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Calls back with the reason, unless another target is asked for meanwhile. */
  ask(target: Target | null, tell: (reason: Saying | null) => void): void {
    clearTimeout(this.#timer);
    const { state, viewer } = this.table;
    if (!target || !state || viewer === null || state.view.over) return;
    const moment = `${state.take_backs.length}/${state.ply}`;
    if (moment !== this.#moment) this.#known.clear();
    this.#moment = moment;
    const known = this.#known.get(targetKey(target));
    if (known !== undefined) return tell(known);
    this.#timer = setTimeout(async () => {
      const reason = await this.table.reason(target.kind, target.name);
      if (this.#moment === moment) this.#known.set(targetKey(target), reason);
      tell(reason);
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

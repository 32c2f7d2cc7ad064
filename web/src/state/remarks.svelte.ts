/** What the bots at a table say: now and then, one at a time. */

import { FACES } from "../theme/faces";
import type { Board, StateMessage, TableMessage } from "../wire/types";
import { words } from "../words/words.svelte";
import { botMoments } from "./bot_moments";

/** Milliseconds for which a remark stays. */
export const REMARK_SHOWN = 6000;
/** Rounds of moves without a remark after one. */
const QUIET_ROUNDS = 4;

export interface Remark {
  seat: number;
  text: string;
}

export class Remarks {
  current: Remark | null = $state.raw(null);
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  /** `muted` returns whether bots are to be silent. */
  constructor(private readonly muted: () => boolean) {}

  /** Lets a bot comment on a state that has just arrived. */
  async take(state: StateMessage, info: TableMessage | null, board: Board | null): Promise<void> {
    if (this.muted() || !info || info.lesson) return;
    const bots = info.seats.flatMap(({ kind, name }, seat) => (kind === "bot" && FACES[name] ? [seat] : []));
    const said = botMoments(state, bots, board);
    const one = said[state.ply % Math.max(1, said.length)];
    const early = !state.view.over && state.ply < this.#last + QUIET_ROUNDS * info.seats.length;
    if (!one || early) return;
    this.#last = state.ply;
    const { remarks } = await words.remarks();
    const text = remarks[info.seats[one.seat]?.name ?? ""]?.[one.moment];
    if (!text || this.#gone) return;
    this.dismiss();
    this.current = { seat: one.seat, text };
    this.#timer = setTimeout(() => (this.current = null), REMARK_SHOWN);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  close(): void {
    this.#gone = true;
    this.dismiss();
  }
}

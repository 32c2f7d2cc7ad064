/** The frames of a table's past, fetched page by page for one pair of eyes. */

import type { Sight } from "../address";
import * as http from "../wire/http";
import type { Frame, Reel, ReelWish } from "../wire/types";

/** How many frames are asked for at once. */
const PAGE = 60;

export class Film {
  /** What has been fetched so far, by ply. */
  frames: readonly (Frame | undefined)[] = $state.raw([]);
  /** How many plays there are. */
  plies: number = $state(0);
  #edition = 0;

  constructor(
    private readonly table: string,
    private readonly told: (reel: Reel) => void,
  ) {}

  /** Fetches a single frame, to learn whose eyes one may use. */
  look(token: string | undefined): Promise<Reel> {
    return http.reel({ table: this.table, count: 1, ...(token === undefined ? {} : { token }) });
  }

  /** Fetches everything anew: what is looked at first, then all the rest. `seen` is called once that first part is there. */
  async load(wish: Partial<ReelWish>, ply: number, seen: () => void): Promise<void> {
    const edition = ++this.#edition;
    const reel = await this.#fetch(wish, ply - (ply % PAGE));
    if (edition !== this.#edition) return;
    this.frames = [];
    this.#take(reel);
    seen();
    for (let first = 0; first <= this.plies; first += PAGE) {
      if (this.frames[first] !== undefined) continue;
      const more = await this.#fetch(wish, first);
      if (edition !== this.#edition) return;
      this.#take(more);
    }
  }

  /** Fetches what has come since. */
  async grow(wish: Partial<ReelWish>): Promise<void> {
    const edition = this.#edition;
    const reel = await this.#fetch(wish, this.frames.length);
    if (edition === this.#edition) this.#take(reel);
  }

  #fetch(wish: Partial<ReelWish>, first: number): Promise<Reel> {
    return http.reel({ ...wish, table: this.table, first, count: PAGE });
  }

  #take(reel: Reel): void {
    const frames = [...this.frames];
    for (const frame of reel.frames) frames[frame.state.ply] = frame;
    this.frames = frames;
    this.plies = reel.plies;
    this.told(reel);
  }
}

/** What is asked of the server to look with some eyes. */
export function wishFor(sight: Sight, open: boolean, token: string | undefined): Partial<ReelWish> {
  if (!open) return token === undefined ? {} : { token };
  if (sight === "all") return { all: true };
  return sight === "public" ? {} : { eyes: sight };
}

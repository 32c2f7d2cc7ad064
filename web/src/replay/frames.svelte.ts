/** The frames of a replay, fetched page by page for one point of view. */

import type { Viewpoint } from "../navigation/address";
import * as http from "../wire/http";
import type { Frame, ReplayMessage, ReplayRequest } from "../wire/types";

/** Frames per request. */
const PAGE = 60;

export class Frames {
  /** The frames fetched so far, by ply. */
  frames: readonly (Frame | undefined)[] = $state.raw([]);
  /** The number of moves. */
  plies: number = $state(0);
  #edition = 0;

  constructor(
    private readonly table: string,
    private readonly info: (replay: ReplayMessage) => void,
  ) {}

  /** Fetches one frame, to learn which points of view are allowed. */
  look(token: string | undefined): Promise<ReplayMessage> {
    return http.frames({ table: this.table, count: 1, ...(token === undefined ? {} : { token }) });
  }

  /** Fetches all frames, the page around `ply` first; calls `seen` when that page has arrived. */
  async load(wish: Partial<ReplayRequest>, ply: number, seen: () => void): Promise<void> {
    const edition = ++this.#edition;
    const replay = await this.#fetch(wish, ply - (ply % PAGE));
    if (edition !== this.#edition) return;
    this.frames = [];
    this.#take(replay);
    seen();
    for (let first = 0; first <= this.plies; first += PAGE) {
      if (this.frames[first] !== undefined) continue;
      const more = await this.#fetch(wish, first);
      if (edition !== this.#edition) return;
      this.#take(more);
    }
  }

  /** Fetches the moves played since. */
  async grow(wish: Partial<ReplayRequest>): Promise<void> {
    const edition = this.#edition;
    const replay = await this.#fetch(wish, this.frames.length);
    if (edition === this.#edition) this.#take(replay);
  }

  #fetch(wish: Partial<ReplayRequest>, first: number): Promise<ReplayMessage> {
    return http.frames({ ...wish, table: this.table, first, count: PAGE });
  }

  #take(replay: ReplayMessage): void {
    const frames = [...this.frames];
    for (const frame of replay.frames) frames[frame.state.ply] = frame;
    this.frames = frames;
    this.plies = replay.plies;
    this.info(replay);
  }
}

/** Returns the request for a point of view. */
export function framesRequest(viewpoint: Viewpoint, open: boolean, token: string | undefined): Partial<ReplayRequest> {
  if (!open) return token === undefined ? {} : { token };
  if (viewpoint === "all") return { all: true };
  return viewpoint === "public" ? {} : { eyes: viewpoint };
}

/** The review of a seat: asked for, followed while the server computes it, and kept. */

import * as http from "../wire/http";
import type { Review, ReviewMessage, SeatReview } from "../wire/types";

/** Milliseconds between two requests for the progress. */
const PAUSE = 1000;

export class ReviewRequest {
  message: ReviewMessage | null = $state.raw(null);
  /** What the server or the network has refused. */
  problem: unknown = $state.raw(null);
  readonly review: Review | null = $derived(this.message?.review ?? null);
  readonly seatReview: SeatReview | null = $derived(this.review?.seats.find(({ seat }) => seat === this.seat) ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    void this.begin();
  }

  /** Asks for the review, also again after a failure. */
  begin(): Promise<void> {
    this.problem = null;
    return this.#ask(http.beginReview);
  }

  /** Stops following; the server goes on computing. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(send: typeof http.beginReview): Promise<void> {
    try {
      this.message = await send({ table: this.table, seat: this.seat });
    } catch (problem) {
      this.problem = problem;
      return;
    }
    const computing = this.message.state === "waiting" || this.message.state === "running";
    if (computing && !this.#closed) this.#timer = setTimeout(() => void this.#ask(http.reviewProgress), PAUSE);
  }
}

/** Several players on one device: who holds it, and when cards must be hidden. */

import type { Viewer } from "./table_session.svelte";

/** Milliseconds for which players may look at the outcome of their turn. */
export const LOOK_BACK = 6000;

export class HotSeat {
  /** The seat whose player holds the device; null while it is passed on. */
  holder: Viewer = $state(null);
  /** Whether the holder's turn is over but still being looked at. */
  looksBack: boolean = $state(false);
  #decided = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `fallen` is called when the curtain falls, to remove private information. */
  constructor(
    private readonly acting: () => readonly number[],
    private readonly fallen: () => void,
  ) {}

  /** Hands the device to a seat's player. */
  take(seat: number): void {
    this.#stay();
    this.holder = seat;
    this.#decided = this.acting().includes(seat);
  }

  /** Lowers the curtain until a player takes the device. */
  lay(): void {
    this.#stay();
    if (this.holder === null) return;
    this.holder = null;
    this.fallen();
  }

  /** Updates the holder after a change of state. */
  follow(): void {
    if (this.holder === null) return;
    const acting = this.acting();
    if (acting.includes(this.holder)) {
      this.#stay();
      this.#decided = true;
      return;
    }
    if (this.#decided) this.#lookBack();
    if (acting.length && !this.looksBack) this.lay();
  }

  #lookBack(): void {
    this.#decided = false;
    this.looksBack = true;
    this.#timer = setTimeout(() => {
      this.looksBack = false;
      this.follow();
    }, LOOK_BACK);
  }

  #stay(): void {
    clearTimeout(this.#timer);
    this.looksBack = false;
  }
}

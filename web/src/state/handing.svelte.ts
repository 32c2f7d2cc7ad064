/** Several people at one device: who has it in hand, and when nobody's cards may be shown any more. */

import type { Eyes } from "./following.svelte";

/** Milliseconds for which somebody whose turn is over may still look at what it brought. */
export const LOOK_BACK = 6000;

export class Handing {
  /** The seat whose person has taken the device; null while it is passed on. */
  holder: Eyes = $state(null);
  /** Whether the holder, whose turn is over, is still looking at what it brought. */
  looksBack: boolean = $state(false);
  #decided = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `fallen` is told when the curtain falls: nothing of what its person saw may stay. */
  constructor(
    private readonly acting: () => readonly number[],
    private readonly fallen: () => void,
  ) {}

  /** Gives the device to the person of a seat. */
  take(seat: number): void {
    this.#stay();
    this.holder = seat;
    this.#decided = this.acting().includes(seat);
  }

  /** Hides everything until somebody takes the device. */
  lay(): void {
    this.#stay();
    if (this.holder === null) return;
    this.holder = null;
    this.fallen();
  }

  /** Looks who has to decide, after anything has changed. */
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

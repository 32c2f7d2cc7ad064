/** The finale of a game: whether the winner's banner and train are crossing the board. */

/** Milliseconds for which the banner can't be dismissed. */
const HOLD = 600;

export class Finale {
  /** Increases with each showing, so that a new one starts from the beginning. */
  number = $state(0);
  playing = $state(false);
  /** Whether the final scores may be shown: the count at the end is over. */
  counted = $state(false);
  /** Whether a press may end it: one right after the last was meant for the count. */
  dismissible = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(): void {
    this.number += 1;
    this.playing = true;
    this.dismissible = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.dismissible = true), HOLD);
  }

  /** Ends the banner on a press, unless it has only just begun. */
  dismiss(): void {
    if (this.dismissible) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}

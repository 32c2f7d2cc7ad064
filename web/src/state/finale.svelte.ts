/** The finale of a game: whether the winner's banner and train are crossing the board. */

export class Finale {
  /** Increases with each showing, so that a new one starts from the beginning. */
  number = $state(0);
  playing = $state(false);

  play(): void {
    this.number += 1;
    this.playing = true;
  }

  /** Ends the banner, by itself or on a press. */
  end(): void {
    this.playing = false;
  }
}

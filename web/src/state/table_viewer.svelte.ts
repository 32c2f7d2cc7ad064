/** Who looks at a table: the player's seats, and whose cards a shared device shows. */

import type { Choices } from "../wire/types";
import { HotSeat } from "./hot_seat.svelte";
import { TableSession, type Viewer } from "./table_session.svelte";

export const NOTHING: Choices = {};

export abstract class TableViewer extends TableSession {
  /** Who holds a shared device. */
  protected readonly device = new HotSeat(
    () => this.acting,
    () => this.tidy(),
  );

  /** The player's seats; none for a spectator. */
  readonly mine: number[] = $derived(this.info?.mine ?? []);
  /** Whether the game was ended before it was over. */
  readonly closed: boolean = $derived(this.info?.status === "closed" && this.info.origin === "table");
  /** The player's seats that have to decide. */
  readonly acting: number[] = $derived(
    this.closed ? [] : this.mine.filter((seat) => Object.keys(this.states.get(seat)?.choices ?? NOTHING).length > 0),
  );
  protected readonly ended: boolean = $derived([...this.states.values()].some(({ view }) => view.over));
  /** Whether several players share this device. */
  readonly hotSeat: boolean = $derived(
    Math.max(this.mine.length, this.people) > 1 && this.info?.status === "playing" && !this.ended,
  );
  /** The seats whose players may take the device: those that have to decide, or all while others play. */
  readonly callers: number[] = $derived(this.acting.length ? this.acting : this.mine);
  /** The seat that the curtain waits for; null while it is raised. */
  readonly curtain: Viewer = $derived(this.hotSeat && this.device.holder === null ? (this.callers[0] ?? null) : null);
  /** The seat that gets the device next, while the last player still looks at the outcome. */
  readonly nextHolder: Viewer = $derived(this.hotSeat && this.device.looksBack ? (this.acting[0] ?? null) : null);
  /** The seat whose cards are shown; null for spectators, and while the curtain is down. */
  readonly viewer: Viewer = $derived(this.hotSeat ? this.device.holder : (this.device.holder ?? this.mine[0] ?? null));

  /** Raises the curtain for a seat. */
  raise(seat: Viewer = this.curtain): void {
    if (seat !== null) this.device.take(seat);
  }

  /** Lowers the curtain. */
  lower(): void {
    if (this.hotSeat) this.device.lay();
  }

  /** Clears what only the last player may see. */
  protected abstract tidy(): void;
}

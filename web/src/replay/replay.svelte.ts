/** A table in a replay: frames take the place of the server's messages. */

import { showSeatColours } from "../theme/seat_colours.svelte";
import type { Viewpoint } from "../navigation/address";
import type { Viewer, RequestChannel } from "../state/table_session.svelte";
import { EventLog } from "../state/event_log";
import { updateSlots, type RowSlot } from "../state/row_slots";
import { Table } from "../state/table.svelte";
import { tokensOf } from "../storage/seat_tokens";
import type { Frame, OpenHand, ReplayMessage, StateMessage } from "../wire/types";
import { errorText } from "../words/server_text";
import { words } from "../words/words.svelte";
import { Autoplay } from "./autoplay.svelte";
import { Frames, framesRequest } from "./frames.svelte";
import { playerNames } from "./player_names";

/** A replay sends no requests. */
const SILENT: RequestChannel = {
  request: () => new Promise(() => undefined),
  close: () => undefined,
};

export class Replay extends Table {
  override readonly live = false;
  /** The number of moves played so far. */
  ply: number = $state(0);
  /** The point of view. */
  viewpoint: Viewpoint = $state("public");
  /** Whether every point of view is allowed: the game is over or comes from a record. */
  open: boolean = $state(false);
  readonly frameStore = new Frames(this.id, (replay) => this.#receive(replay));
  readonly autoplay = new Autoplay(
    () => this.forward(),
    () => this.animations.current !== null,
  );

  constructor(
    id: string,
    private readonly wished: { ply?: number | undefined; viewpoint?: Viewpoint | undefined } = {},
  ) {
    super(id, () => SILENT);
    this.health = "open";
    void this.begin();
  }

  /** The token of the player's seat, if there is only one: players who share a device get the public view. */
  get #token(): string | undefined {
    const tokens = tokensOf(this.id);
    return tokens.length === 1 ? tokens[0] : undefined;
  }

  // Displayed state

  override readonly names: string[] = $derived(this.info ? playerNames(this.info) : []);
  readonly frame: Frame | undefined = $derived(this.frameStore.frames[this.ply]);
  override readonly viewer: Viewer = $derived(typeof this.viewpoint === "number" ? this.viewpoint : null);
  override readonly state: StateMessage | null = $derived(this.frame?.state ?? null);
  /** All hands, if they are open. */
  readonly hands: readonly OpenHand[] = $derived(this.frame?.hands ?? []);
  override readonly log: EventLog = $derived(
    new EventLog().with(this.frameStore.frames.slice(0, this.ply + 1).flatMap((frame) => frame?.state.events ?? [])),
  );
  /** The row after each move, with cards that stay keeping their slots. */
  readonly #rows: readonly (readonly RowSlot[])[] = $derived.by(() => {
    let row: readonly RowSlot[] = [];
    return Array.from(this.frameStore.frames, (frame) => (row = frame ? updateSlots(row, frame.state.view.row) : row));
  });
  override readonly row: readonly RowSlot[] = $derived(this.#rows[this.ply] ?? []);
  readonly atEnd: boolean = $derived(this.ply >= this.frameStore.plies);

  // Playback

  /** Jumps to a move without animation. */
  go(ply: number): void {
    this.animations.skip();
    this.ply = Math.min(Math.max(0, ply), this.frameStore.plies);
  }

  /** Steps forward and animates the move; returns whether there was one. */
  forward(): boolean {
    if (this.atEnd) return false;
    this.go(this.ply + 1);
    this.animations.push(this.frame?.state.events ?? []);
    return true;
  }

  backward(): void {
    this.go(this.ply - 1);
  }

  /** Jumps to the next or the previous turn. */
  turn(by: 1 | -1): void {
    let ply = this.ply + by;
    while (ply > 0 && ply < this.frameStore.plies && !this.frameStore.frames[ply]?.turn) ply += by;
    this.go(ply);
  }

  // Loading

  /** Loads the replay from an allowed point of view. */
  async begin(): Promise<void> {
    try {
      const first = await this.frameStore.look(this.#token);
      const { ply = 0, viewpoint = "all" } = this.wished;
      const viewer = first.open ? this.#known(viewpoint, first) : (first.frames[0]?.state.seat ?? "public");
      await this.#load(viewer, first.open, Math.min(ply, first.plies));
    } catch (error) {
      this.failed = errorText(error);
    }
  }

  /** Changes the point of view and stays at the same move. */
  async look(viewpoint: Viewpoint): Promise<void> {
    if (!this.open || viewpoint === this.viewpoint) return;
    await this.#load(viewpoint, true, this.ply).catch((error: unknown) =>
      this.notices.tell(errorText(error), "problem"),
    );
  }

  /** Fetches the moves played since. */
  async grow(): Promise<void> {
    const wish = framesRequest(this.viewpoint, this.open, this.#token);
    await this.frameStore.grow(wish).catch((error: unknown) => this.notices.tell(errorText(error), "problem"));
  }

  #load(viewpoint: Viewpoint, open: boolean, ply: number): Promise<void> {
    return this.frameStore.load(framesRequest(viewpoint, open, this.#token), ply, () => {
      this.animations.skip();
      this.highlight.clear();
      this.viewpoint = viewpoint;
      this.ply = Math.min(ply, this.frameStore.plies);
    });
  }

  #known(viewpoint: Viewpoint, { table }: ReplayMessage): Viewpoint {
    return typeof viewpoint === "number" && viewpoint >= table.seats.length ? "all" : viewpoint;
  }

  /** Stores the table; presence and aids play no part in a replay. */
  #receive({ table, open }: ReplayMessage): void {
    const seats = table.seats.map((seat) => ({ ...seat, present: true, covered: false }));
    this.info = { ...table, aids: false, seats };
    showSeatColours(seats.map(({ colour }) => colour));
    this.open = open;
    void this.fetch(table.game);
  }

  // No moves in a replay

  override why(): Promise<void> {
    this.notices.tell(words.replay.past);
    return Promise.resolve();
  }

  override reason(): Promise<null> {
    return Promise.resolve(null);
  }

  override close(): void {
    this.autoplay.stop();
    super.close();
  }
}

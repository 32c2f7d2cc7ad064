/** A table as it was: frames of its past stand where a connection would tell of the present. */

import type { Sight } from "../address";
import type { Eyes, Line } from "../state/following.svelte";
import { Log } from "../state/log";
import { laid, type Place } from "../state/row";
import { Table } from "../state/table.svelte";
import { tokensOf } from "../wire/session";
import type { Frame, OpenTold, Reel, StateTold } from "../wire/types";
import { explained } from "../words/saying";
import { words } from "../words/words.svelte";
import { Autoplay } from "./autoplay.svelte";
import { Film, wishFor } from "./film.svelte";
import { namesOf } from "./names";

/** Nobody is asked anything about the past. */
const SILENT: Line = {
  request: () => new Promise(() => undefined),
  close: () => undefined,
};

export class Replay extends Table {
  override readonly live = false;
  /** How many plays came before what is shown. */
  ply: number = $state(0);
  /** With whose eyes one looks. */
  sight: Sight = $state("public");
  /** Whether one may look with any eyes, since the game is over or comes from a record. */
  open: boolean = $state(false);
  readonly film = new Film(this.id, (reel) => this.#told(reel));
  readonly autoplay = new Autoplay(
    () => this.forward(),
    () => this.show.current !== null,
  );

  constructor(
    id: string,
    private readonly wished: { ply?: number | undefined; sight?: Sight | undefined } = {},
  ) {
    super(id, () => SILENT);
    this.health = "open";
    void this.begin();
  }

  /** The secret of the own seat, if it is the only one: people who share a device see what everybody saw. */
  get #token(): string | undefined {
    const tokens = tokensOf(this.id);
    return tokens.length === 1 ? tokens[0] : undefined;
  }

  // What is shown

  override readonly names: string[] = $derived(this.told ? namesOf(this.told) : []);
  readonly frame: Frame | undefined = $derived(this.film.frames[this.ply]);
  override readonly eyes: Eyes = $derived(typeof this.sight === "number" ? this.sight : null);
  override readonly state: StateTold | null = $derived(this.frame?.state ?? null);
  /** What every seat holds, for those who see everything. */
  readonly hands: readonly OpenTold[] = $derived(this.frame?.hands ?? []);
  override readonly log: Log = $derived(
    new Log().with(this.film.frames.slice(0, this.ply + 1).flatMap((frame) => frame?.state.events ?? [])),
  );
  /** The row of every moment, each card in its place since the beginning, as on a table. */
  readonly #rows: readonly (readonly Place[])[] = $derived.by(() => {
    let row: readonly Place[] = [];
    return Array.from(this.film.frames, (frame) => (row = frame ? laid(row, frame.state.view.row) : row));
  });
  override readonly row: readonly Place[] = $derived(this.#rows[this.ply] ?? []);
  readonly atEnd: boolean = $derived(this.ply >= this.film.plies);

  // Moving through time

  /** Goes to a moment, without showing how it came about. */
  go(ply: number): void {
    this.show.skip();
    this.ply = Math.min(Math.max(0, ply), this.film.plies);
  }

  /** Goes one play on, and shows it; says whether there was one. */
  forward(): boolean {
    if (this.atEnd) return false;
    this.go(this.ply + 1);
    this.show.push(this.frame?.state.events ?? []);
    return true;
  }

  backward(): void {
    this.go(this.ply - 1);
  }

  /** Goes to where the next turn begins, or the one before. */
  turn(by: 1 | -1): void {
    let ply = this.ply + by;
    while (ply > 0 && ply < this.film.plies && !this.film.frames[ply]?.turn) ply += by;
    this.go(ply);
  }

  // Fetching

  /** Finds out what one may see, and fetches it. */
  async begin(): Promise<void> {
    try {
      const first = await this.film.look(this.#token);
      const { ply = 0, sight = "all" } = this.wished;
      const eyes = first.open ? this.#known(sight, first) : (first.frames[0]?.state.seat ?? "public");
      await this.#load(eyes, first.open, Math.min(ply, first.plies));
    } catch (error) {
      this.failed = explained(error);
    }
  }

  /** Looks with other eyes at the same moment. */
  async look(sight: Sight): Promise<void> {
    if (!this.open || sight === this.sight) return;
    await this.#load(sight, true, this.ply).catch((error: unknown) => this.notices.tell(explained(error), "problem"));
  }

  /** Fetches what was played since. */
  async grow(): Promise<void> {
    const wish = wishFor(this.sight, this.open, this.#token);
    await this.film.grow(wish).catch((error: unknown) => this.notices.tell(explained(error), "problem"));
  }

  #load(sight: Sight, open: boolean, ply: number): Promise<void> {
    return this.film.load(wishFor(sight, open, this.#token), ply, () => {
      this.show.skip();
      this.highlight.clear();
      this.sight = sight;
      this.ply = Math.min(ply, this.film.plies);
    });
  }

  #known(sight: Sight, { table }: Reel): Sight {
    return typeof sight === "number" && sight >= table.seats.length ? "all" : sight;
  }

  /** Takes the table as it is told; who is here now does not matter for what was, and help is for those who play. */
  #told({ table, open }: Reel): void {
    const seats = table.seats.map((seat) => ({ ...seat, present: true, covered: false }));
    this.told = { ...table, aids: false, seats };
    this.open = open;
    void this.fetch(table.game);
  }

  // Nothing can be played in the past

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

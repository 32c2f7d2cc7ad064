/** A table: the state that components show, and the requests they can make. */

import { keepTokens } from "../storage/seat_tokens";
import * as http from "../wire/http";
import type { Answer, GameEvent, Phrase, StateMessage } from "../wire/types";
import { routeEnds } from "../words/catalogue/event_cards";
import { words } from "../words/words.svelte";
import { CompletedTickets } from "./completed_tickets";
import { Remarks } from "./remarks.svelte";
import { settings } from "./settings.svelte";
import { drawNonces } from "./shuffle";
import { TableMoves } from "./table_moves.svelte";
import { push } from "./push.svelte";
import { webhook } from "./webhook.svelte";

export class Table extends TableMoves {
  /** What bots say. */
  readonly remarks = new Remarks(() => !settings.remarks || !this.live);
  readonly #completed = new CompletedTickets();
  /** Whether the viewer had nothing to decide before. */
  #waited = false;

  say(text: string): Promise<Answer> {
    return this.ask({ type: "say", table: this.id, seat: this.me, text });
  }

  phrase(phrase: Phrase): Promise<Answer> {
    return this.ask({ type: "say", table: this.id, seat: this.me, phrase });
  }

  /** Mutes or unmutes a seat, or everyone. */
  mute(place: number | null, muted: boolean): Promise<Answer> {
    this.chat.mute(place, muted);
    return this.ask({ type: "mute", table: this.id, ...(place === null ? {} : { place }), muted });
  }

  start(): Promise<Answer> {
    return this.ask({ type: "start", table: this.id, seat: this.info?.host ?? 0 });
  }

  fill(place: number, bot: string, name?: string): Promise<Answer> {
    const character = name === undefined ? {} : { name };
    return this.ask({ type: "fill", table: this.id, seat: this.info?.host ?? 0, place, bot, ...character });
  }

  /** Changes the colour of a seat, before the game. */
  paint(seat: number, colour: number): Promise<Answer> {
    return this.ask({ type: "paint", table: this.id, seat, colour });
  }

  free(place: number): Promise<Answer> {
    return this.ask({ type: "free", table: this.id, seat: this.info?.host ?? 0, place });
  }

  cover(place: number): Promise<Answer> {
    return this.ask({ type: "cover", table: this.id, seat: this.me, place });
  }

  back(seat: number): Promise<Answer> {
    return this.ask({ type: "back", table: this.id, seat });
  }

  /** Leaves a seat; during the game a bot takes over. */
  async leave(seat: number): Promise<Answer> {
    return this.ask({ type: "leave", table: this.id, seat });
  }

  /** Whether the player may end the unfinished game for good: nobody else plays it any more. */
  readonly mayClose: boolean = $derived(
    this.info?.status === "playing" &&
      !this.info.lesson &&
      this.mine.length > 0 &&
      !this.ended &&
      this.info.seats.every(({ kind, covered }, seat) => kind !== "person" || covered || seat === this.me),
  );

  /** Ends an unfinished game for good, or calls off a shuffle. */
  shut(): Promise<Answer> {
    return this.ask({
      type: "close",
      table: this.id,
      seat: this.info?.status === "shuffling" ? (this.info.host ?? 0) : this.me,
    });
  }

  /** Plays the current step of a guided game, or all remaining ones. */
  skip(all = false): Promise<Answer> {
    const { ply = 0 } = this.state ?? {};
    return this.ask({ type: "skip", table: this.id, seat: this.me, ...(all ? {} : { ply }) });
  }

  /** Requests a rematch; `info.rematch` then names its table. */
  rematch(rotate: boolean): Promise<Answer> {
    return this.ask({ type: "rematch", table: this.id, seat: this.me, rotate });
  }

  /** Takes an open seat; throws the server's refusal. */
  async join(name: string, seat?: number, colour: number | null = null): Promise<void> {
    const joined = await http.join(this.id, name, seat, colour);
    if (!keepTokens(this.id, joined.token)) this.notices.tell(words.connection.unkept, "problem");
    void webhook.give(this.id, [joined.token]);
    void push.give(this.id, [joined.token]);
    await drawNonces(this.id, [joined.token]).catch(() => undefined); // without them, the game goes on all the same
    await this.sit();
  }

  override close(): void {
    super.close();
    this.animations.skip();
    this.finale.end();
    this.remarks.close();
  }

  protected override took(state: StateMessage, abrupt: boolean): void {
    const completed = this.#completed.take(state);
    this.device.follow();
    if (state.seat !== this.viewer) return;
    if (!abrupt || state.ply === 0) void this.remarks.take(state, this.info, this.board);
    const joined = new Set(
      [...this.owners].flatMap(([route, seat]) => (seat === this.viewer ? [routeEnds(route)] : [])),
    );
    this.markedRoutes.drop(this.markedRoutes.routes.filter((route) => joined.has(routeEnds(route)))); // on either track
    this.staging.adopt(state.choices);
    void this.followQueue(state);
    void this.ticketPlan.follow(state);
    if (this.#waited && this.myTurn && this.notices.current?.kind === "reason") this.notices.dismiss(); // it was about waiting for the turn
    this.#waited = !this.myTurn;
    if (abrupt) this.animations.skip();
    else
      this.animations.push([
        ...state.events,
        ...completed.map((ticket): GameEvent => ({ type: "completed", seat: this.me, ticket })),
      ]);
  }
}

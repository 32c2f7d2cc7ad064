/** The session at a table: joining, reconnecting, and keeping the latest messages. */

import { SvelteMap } from "svelte/reactivity";
import { Connection, type ConnectionListener, type Health } from "../wire/connection";
import type { Drawing } from "../wire/drawing";
import * as http from "../wire/http";
import { forgetTokens, keepTokens, tokensOf } from "../storage/seat_tokens";
import type { Answer, Board, Request, ServerMessage, StateMessage, TableMessage } from "../wire/types";
import { errorText } from "../words/server_text";
import { EventLog } from "./event_log";
import { Notices } from "./notices.svelte";
import { Chat } from "./chat.svelte";
import { showSeatColours } from "../theme/seat_colours.svelte";
import { now, startClock } from "./clock.svelte";
import { hasRoutes } from "./features";
import { loadBoard } from "./load_game";
import { drawNonces, nonceDrawing, Shuffle } from "./shuffle";

/** A seat, or null for a spectator. */
export type Viewer = number | null;

/** Answers requests: the connection to the server, or a stand-in. */
export type RequestChannel = Pick<Connection, "request" | "close">;

/** More missed moves than this are not animated on return. */
const LONG_ABSENCE = 12;

export abstract class TableSession {
  /** The latest information about the table; null until the server has answered. */
  info: TableMessage | null = $state.raw(null);
  /** When it arrived, by the clock of `now`. */
  infoAt: number = $state(0);
  /** The game's static data and the drawing of its board; null while loading, or without a board. */
  board: Board | null = $state.raw(null);
  drawing: Drawing | null = $state.raw(null);
  /** Whether the routes have no drawing, since the cities have no coordinates. */
  undrawable: boolean = $state(false);
  /** Why the table can't be shown, if so. */
  failed: string = $state("");
  health: Health = $state("connecting");
  readonly chat: Chat;
  readonly notices = new Notices();

  protected readonly states = new SvelteMap<Viewer, StateMessage>();
  protected readonly logs = new SvelteMap<Viewer, EventLog>();
  /** The number of seats this browser has tokens for, including those not yet joined. */
  protected people: number = $state(0);
  protected readonly connection: RequestChannel;
  readonly #shuffle: Shuffle;
  #returning = new Set<Viewer>();
  #wholeLog = true;
  #fetching = false;
  #gone = false;
  /** Whether nonces were drawn only at the table. */
  #late = false;
  /** Whether joining is complete: earlier messages are not news. */
  #here = false;

  constructor(
    readonly id: string,
    connect: (listener: ConnectionListener) => RequestChannel = (listener) => new Connection(listener),
  ) {
    this.#shuffle = new Shuffle(id);
    this.chat = new Chat(id, () => this.info?.mine ?? []);
    this.connection = connect({
      opened: () => void this.sit(),
      heard: (message) => this.#hear(message),
      health: (health) => (this.health = health),
    });
  }

  /** The seat whose cards are shown. */
  abstract readonly viewer: Viewer;
  /** The name of each seat's player. */
  abstract readonly names: string[];

  /** Called on every new state; `abrupt` if the events that led to it are not to be animated. */
  protected abstract took(state: StateMessage, abrupt: boolean): void;

  /** Leaves the table and closes the connection. */
  close(): void {
    this.#gone = true;
    this.connection.close();
    this.notices.dismiss();
    this.chat.dismiss();
  }

  /** Joins with all seats of this browser, or as a spectator; asks for what happened since the last message. */
  async sit(): Promise<void> {
    const drawing = nonceDrawing(this.id);
    if (drawing) await drawing.catch(() => undefined); // without them, the game goes on all the same
    const tokens = tokensOf(this.id);
    this.people = tokens.length;
    this.#here = false;
    const plies = new Set([...this.states.values()].map(({ ply }) => ply));
    const [ply] = plies;
    const viewers = tokens.length > 1 ? tokens.length + 1 : 1;
    const known = plies.size === 1 && this.states.size === viewers;
    const since = known && ply !== undefined ? ply : 0;
    const take_backs = [...this.states.values()][0]?.take_backs.length ?? 0;
    this.#wholeLog = since === 0;
    this.#returning = new Set([null, ...(this.info?.seats.keys() ?? [])]);
    const begun = this.info !== null && this.info.status !== "open" && this.info.status !== "shuffling";
    const commitments = this.#shuffle.commitments();
    const seated = tokens.map(async (token) => {
      const commitment = begun ? "" : commitments.get(token);
      const answer = await this.connection.request({
        type: "sit",
        table: this.id,
        token,
        since,
        take_backs,
        ...(commitment ? { commitment } : {}),
      });
      if (answer.type !== "error" || answer.code !== "not_found") return true;
      forgetTokens(this.id, token);
      this.people = tokensOf(this.id).length;
      return false;
    });
    if (tokens.length > 1) void this.connection.request({ type: "watch", table: this.id, since, take_backs });
    if (!(await Promise.all(seated)).includes(true)) {
      const answer = await this.connection.request({ type: "watch", table: this.id, since, take_backs });
      if (answer.type === "error" && answer.code !== "unavailable") this.failed = errorText(answer);
    }
    this.#here = true;
    const { muted, deaf } = this.chat;
    for (const place of muted) void this.connection.request({ type: "mute", table: this.id, place, muted: true });
    if (deaf) void this.connection.request({ type: "mute", table: this.id, muted: true });
  }

  /** Sends a request and shows a refusal, unless the device has changed hands. */
  protected async ask(request: Request): Promise<Answer> {
    const { viewer } = this;
    const answer = await this.connection.request(request);
    if (answer.type === "error" && !this.#gone && viewer === this.viewer)
      this.notices.tell(errorText(answer, this.names), "problem", answer.said);
    return answer;
  }

  #hear(message: ServerMessage): void {
    if ("table" in message && message.table !== this.id) return;
    if (message.type === "table") this.#heard(message);
    else if (message.type === "state") this.#take(message as StateMessage);
    else if (message.type === "said") this.chat.hear(message, this.#here);
  }

  #heard(info: TableMessage): void {
    this.failed = "";
    this.info = info;
    showSeatColours(info.seats.map(({ colour }) => colour));
    this.infoAt = now();
    const tokens = tokensOf(this.id);
    if (info.rematch && tokens.length && !tokensOf(info.rematch).length) {
      keepTokens(info.rematch, ...tokens);
      void drawNonces(info.rematch, tokens).catch(() => undefined);
    }
    if (this.#shuffle.lacksNonces(info, tokens) && !this.#late) void this.#joinShuffle(tokens);
    for (const nonce of this.#shuffle.heard(info))
      void this.connection.request({ type: "reveal", table: this.id, ...nonce });
    for (const seat of this.states.keys()) {
      if (seat !== null && !info.mine.includes(seat)) this.states.delete(seat);
    }
    void this.fetch(info.game);
  }

  /** Draws the nonces of seats that came here without any, and sits down again to commit to them. */
  async #joinShuffle(tokens: readonly string[]): Promise<void> {
    this.#late = true;
    await drawNonces(this.id, tokens).then(
      () => this.sit(),
      () => undefined,
    );
  }

  #take(state: StateMessage): void {
    this.#shuffle.saw(state);
    startClock(state);
    const before = this.states.get(state.seat);
    const back = this.#returning.delete(state.seat);
    const rewound = before !== undefined && state.take_backs.length > before.take_backs.length;
    const fresh = (back && this.#wholeLog) || rewound || !this.logs.has(state.seat);
    this.logs.set(state.seat, (fresh ? new EventLog() : this.logs.get(state.seat)!).with(state.events));
    this.states.set(state.seat, state);
    if (state.seat !== null && this.people < 2) this.states.delete(null); // a spectator has taken a seat
    this.took(state, !before || fresh || state.ply - before.ply > LONG_ABSENCE);
  }

  /** Fetches the game's static data once. */
  protected async fetch(game: string): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      this.board = await loadBoard(game);
      if (hasRoutes(this.board)) {
        this.drawing = await http.drawing(game);
        this.undrawable = this.drawing === null;
      }
    } catch (error) {
      this.#fetching = false; // the next message triggers a retry
      this.notices.tell(errorText(error), "problem");
    }
  }
}

/** Following a table: sitting down, coming back, and keeping the newest of what is told. */

import { SvelteMap } from "svelte/reactivity";
import { Connection, type Ears, type Health } from "../wire/connection";
import type { Drawing } from "../wire/drawing";
import * as http from "../wire/http";
import { forgetTokens, keepTokens, tokensOf } from "../wire/session";
import type { Answer, Board, Request, ServerMessage, StateTold, TableTold } from "../wire/types";
import { explained } from "../words/saying";
import { Log } from "./log";
import { Notices } from "./notice.svelte";
import { Talk } from "./talk.svelte";

/** A seat, or null for somebody who looks on. */
export type Eyes = number | null;

/** What answers requests: a connection to the server, or something that stands in for one. */
export type Line = Pick<Connection, "request" | "close">;

/** More plays than this are not shown one by one to somebody who comes back. */
const LONG_ABSENCE = 12;

export abstract class Following {
  /** The table and its people, as told last; null until the server has answered. */
  told: TableTold | null = $state.raw(null);
  /** When that was, in seconds since 1970. */
  toldAt: number = $state(0);
  /** What never changes of the game, and how its board is drawn; null while they are fetched, or without a board. */
  board: Board | null = $state.raw(null);
  drawing: Drawing | null = $state.raw(null);
  /** Why there is nothing to show, if so. */
  failed: string = $state("");
  health: Health = $state("connecting");
  readonly talk: Talk;
  readonly notices = new Notices();

  protected readonly states = new SvelteMap<Eyes, StateTold>();
  protected readonly logs = new SvelteMap<Eyes, Log>();
  /** How many seats this browser has secrets of: more than were sat down on while it does so one after the other. */
  protected people: number = $state(0);
  protected readonly connection: Line;
  #returning = new Set<Eyes>();
  #wholeLog = true;
  #fetching = false;
  #gone = false;
  /** Whether one has come: what was said before is no news. */
  #here = false;

  constructor(
    readonly id: string,
    connect: (ears: Ears) => Line = (ears) => new Connection(ears),
  ) {
    this.talk = new Talk(id, () => this.told?.mine ?? []);
    this.connection = connect({
      opened: () => void this.sit(),
      heard: (message) => this.#hear(message),
      health: (health) => (this.health = health),
    });
  }

  /** The seat whose cards are shown. */
  abstract readonly eyes: Eyes;
  /** Who sits where, as people are called. */
  abstract readonly names: string[];

  /** A state has come; `abrupt` if what led to it is not to be shown, since one was away or has just come. */
  protected abstract took(state: StateTold, abrupt: boolean): void;

  /** Ends following the table. */
  close(): void {
    this.#gone = true;
    this.connection.close();
    this.notices.dismiss();
    this.talk.dismiss();
  }

  /** Sits down on all own seats, or looks on; what happened since the last message is told with it. */
  async sit(): Promise<void> {
    const tokens = tokensOf(this.id);
    this.people = tokens.length;
    this.#here = false;
    const plies = new Set([...this.states.values()].map(({ ply }) => ply));
    const [ply] = plies;
    const eyes = tokens.length > 1 ? tokens.length + 1 : 1;
    const known = plies.size === 1 && this.states.size === eyes;
    const since = known && ply !== undefined ? ply : 0;
    this.#wholeLog = since === 0;
    this.#returning = new Set([null, ...(this.told?.seats.keys() ?? [])]);
    const seated = tokens.map(async (token) => {
      const answer = await this.connection.request({ type: "sit", table: this.id, token, since });
      if (answer.type !== "error" || answer.code !== "not_found") return true;
      forgetTokens(this.id, token);
      this.people = tokensOf(this.id).length;
      return false;
    });
    if (tokens.length > 1) void this.connection.request({ type: "watch", table: this.id, since });
    if (!(await Promise.all(seated)).includes(true)) {
      const answer = await this.connection.request({ type: "watch", table: this.id, since });
      if (answer.type === "error" && answer.code !== "unavailable") this.failed = explained(answer);
    }
    this.#here = true;
    const { muted, deaf } = this.talk;
    for (const place of muted) void this.connection.request({ type: "mute", table: this.id, place, muted: true });
    if (deaf) void this.connection.request({ type: "mute", table: this.id, muted: true });
  }

  /** Asks for something, and tells why it is refused, unless somebody else has the device by then. */
  protected async ask(request: Request): Promise<Answer> {
    const { eyes } = this;
    const answer = await this.connection.request(request);
    if (answer.type === "error" && !this.#gone && eyes === this.eyes) this.notices.tell(explained(answer, this.names), "problem", answer.said);
    return answer;
  }

  #hear(message: ServerMessage): void {
    if ("table" in message && message.table !== this.id) return;
    if (message.type === "table") this.#heard(message);
    else if (message.type === "state") this.#take(message as StateTold);
    else if (message.type === "said") this.talk.hear(message, this.#here);
  }

  #heard(told: TableTold): void {
    this.failed = "";
    this.told = told;
    this.toldAt = Date.now() / 1000;
    if (told.rematch && !tokensOf(told.rematch).length) keepTokens(told.rematch, ...tokensOf(this.id));
    for (const seat of this.states.keys()) {
      if (seat !== null && !told.mine.includes(seat)) this.states.delete(seat);
    }
    void this.fetch(told.game);
  }

  #take(state: StateTold): void {
    const before = this.states.get(state.seat);
    const back = this.#returning.delete(state.seat);
    const anew = (back && this.#wholeLog) || !this.logs.has(state.seat);
    this.logs.set(state.seat, (anew ? new Log() : this.logs.get(state.seat)!).with(state.events));
    this.states.set(state.seat, state);
    if (state.seat !== null && this.people < 2) this.states.delete(null); // somebody who looked on has sat down
    this.took(state, !before || anew || state.ply - before.ply > LONG_ABSENCE);
  }

  /** Fetches what never changes of a game, once. */
  protected async fetch(game: string): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      this.board = await http.board(game);
      if (this.board.routes?.length) this.drawing = await http.drawing(game);
    } catch (error) {
      this.#fetching = false; // the next message is a reason to try again
      this.notices.tell(explained(error), "problem");
    }
  }
}

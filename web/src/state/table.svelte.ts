/** A table: the state that components show, and the requests they can make. */

import { cityPictures } from "../theme/city_pictures";
import { newKey } from "../wire/connection";
import * as http from "../wire/http";
import { keepTokens } from "../storage/seat_tokens";
import type { Answer, Choices, GameEvent, Phrase, Plans, Saying, StateMessage, View, Where } from "../wire/types";
import { displayName, gameTitle } from "../words/game_names";
import { serverText } from "../words/server_text";
import { routeEnds } from "../words/catalogue/event_cards";
import { GameVocabulary } from "../words/vocabulary";
import { words } from "../words/words.svelte";
import { CardDrag } from "./card_drag.svelte";
import { CompletedTickets } from "./completed_tickets";
import { MarkedRoutes } from "./marked_routes.svelte";
import { Remarks } from "./remarks.svelte";
import { TableSession, type Viewer } from "./table_session.svelte";
import { HotSeat } from "./hot_seat.svelte";
import { Highlight } from "./highlight.svelte";
import { drawNonces } from "./shuffle";
import { EventLog } from "./event_log";
import { Finale } from "./finale.svelte";
import { updateSlots, type RowSlot } from "./row_slots";
import { settings } from "./settings.svelte";
import { AnimationQueue } from "./animation_queue.svelte";
import { locomotives } from "./action_text";
import { TicketPlan } from "./ticket_plan.svelte";
import { QueuedClaim, type Outlook, type Queued } from "./queued_claim.svelte";
import { Staging, type Staged } from "./staging.svelte";
import { webhook } from "./webhook.svelte";
import { ownChoices, type OwnChoice } from "./own_choices";
import { hasCityPictures, hasRailyards, hasRoutes } from "./features";

const NOTHING: Choices = {};

export class Table extends TableSession {
  /** False for a replay. */
  readonly live: boolean = true;
  readonly staging = new Staging();
  readonly queuedClaim = new QueuedClaim((route) => this.#outlook(route));
  readonly cardDrag = new CardDrag();
  /** The highlight on the board. */
  readonly highlight = new Highlight();
  /** The suggested route of one ticket. */
  readonly ticketPlan = new TicketPlan(this.highlight, () => this.plans());
  readonly animations = new AnimationQueue(() => settings.speed);
  readonly finale = new Finale();
  /** What bots say. */
  readonly remarks = new Remarks(() => !settings.remarks || !this.live);
  readonly #completed = new CompletedTickets();
  /** The viewer's private plan. */
  readonly markedRoutes = new MarkedRoutes(this.id, () => (this.mayPlan ? this.viewer : null));
  /** The action that was sent but not answered yet. */
  sent: string | null = $state(null);

  /** Who holds a shared device. */
  readonly #device = new HotSeat(
    () => this.acting,
    () => this.#tidy(),
  );

  // Viewer

  /** The player's seats; none for a spectator. */
  readonly mine: number[] = $derived(this.info?.mine ?? []);
  /** Whether the game was ended before it was over. */
  readonly closed: boolean = $derived(this.info?.status === "closed" && this.info.origin === "table");
  /** The player's seats that have to decide. */
  readonly acting: number[] = $derived(
    this.closed ? [] : this.mine.filter((seat) => Object.keys(this.states.get(seat)?.choices ?? NOTHING).length > 0),
  );
  readonly #ended: boolean = $derived([...this.states.values()].some(({ view }) => view.over));
  /** Whether several players share this device. */
  readonly hotSeat: boolean = $derived(
    Math.max(this.mine.length, this.people) > 1 && this.info?.status === "playing" && !this.#ended,
  );
  /** The seats whose players may take the device: those that have to decide, or all while others play. */
  readonly callers: number[] = $derived(this.acting.length ? this.acting : this.mine);
  /** The seat that the curtain waits for; null while it is raised. */
  readonly curtain: Viewer = $derived(this.hotSeat && this.#device.holder === null ? (this.callers[0] ?? null) : null);
  /** The seat that gets the device next, while the last player still looks at the outcome. */
  readonly nextHolder: Viewer = $derived(this.hotSeat && this.#device.looksBack ? (this.acting[0] ?? null) : null);
  /** The seat whose cards are shown; null for spectators, and while the curtain is down. */
  readonly viewer: Viewer = $derived(
    this.hotSeat ? this.#device.holder : (this.#device.holder ?? this.mine[0] ?? null),
  );

  /** Raises the curtain for a seat. */
  raise(seat: Viewer = this.curtain): void {
    if (seat !== null) this.#device.take(seat);
  }

  /** Lowers the curtain. */
  lower(): void {
    if (this.hotSeat) this.#device.lay();
  }

  /** Clears what only the last player may see. */
  #tidy(): void {
    this.animations.skip();
    this.staging.cancel();
    this.queuedClaim.clear();
    this.markedRoutes.marking = false;
    this.highlight.clear();
    this.notices.dismiss();
  }

  // Displayed state; public information only behind the curtain

  readonly state: StateMessage | null = $derived(this.states.get(this.viewer) ?? null);
  readonly view: View | null = $derived(this.state?.view ?? null);
  readonly choices: Choices = $derived((this.closed ? null : this.state?.choices) ?? NOTHING);
  /** What the game declares. */
  readonly vocabulary: GameVocabulary = $derived(new GameVocabulary(this.board?.vocabulary));
  /** The choices that only buttons offer. */
  readonly ownChoices: OwnChoice[] = $derived(
    this.view
      ? ownChoices(this.choices, { view: this.view, board: this.board, hasMap: !this.undrawable || settings.lists })
      : [],
  );
  #slots: readonly RowSlot[] = [];
  /** How often moves had been taken back in the last state. */
  #takeBacks = 0;
  /** Whether the viewer had nothing to decide before. */
  #waited = false;
  /** The slots of the row. */
  readonly row: readonly RowSlot[] = $derived.by(() => (this.#slots = updateSlots(this.#slots, this.view?.row ?? [])));
  /** Whether the viewer has to decide. */
  readonly myTurn: boolean = $derived(this.viewer !== null && this.acting.includes(this.viewer));
  /** Whether what was only to be seen when it happened can't be looked up now. */
  readonly forgets: boolean = $derived(
    this.info?.aids === false && !this.view?.over && this.vocabulary.fleeting.size > 0,
  );
  readonly log: EventLog = $derived.by(() => {
    const log = this.logs.get(this.viewer) ?? new EventLog();
    return this.forgets ? log.forgetful(this.vocabulary.fleeting) : log;
  });
  /** The seats that the game waits for. */
  readonly awaited: number[] = $derived.by(() => {
    const view = this.view;
    if (!view || view.over || this.closed) return [];
    return view.choosing.length ? view.choosing : [view.turn];
  });
  /** The title of the game. */
  readonly title: string = $derived(this.info ? gameTitle(this.info.game, this.info.title) : "");
  /** A picture for every city, in games that have them; else null. */
  readonly pictures: ReadonlyMap<string, string> | null = $derived(
    hasCityPictures(this.view) && this.drawing ? cityPictures(this.drawing.cities.map(({ name }) => name)) : null,
  );
  readonly names: string[] = $derived(
    this.info?.seats.map(({ kind, name }) => (kind === "bot" ? displayName(name) : name)) ?? [],
  );
  /** The owners of routes, by name. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(() => {
    const owner = this.view?.owner ?? [];
    const taken = (this.board?.routes ?? []).map(({ name }, index) => [name, (owner[index] ?? 0) - 1] as const);
    return new Map(taken.filter(([, seat]) => seat >= 0));
  });

  /** Whether a private plan is allowed: for a player's seat, at tables with aids. */
  readonly mayPlan: boolean = $derived(
    this.info?.aids === true &&
      this.viewer !== null &&
      this.mine.includes(this.viewer) &&
      !this.view?.over &&
      !hasRailyards(this.view),
  );

  /** The final score of each seat; null until the count at the end is over. */
  readonly totals: readonly number[] | null = $derived(
    this.state?.result && (this.finale.counted || !this.live)
      ? this.state.result.sheets.map(({ total }) => total)
      : null,
  );

  // Moves

  /** Returns whether a target can be used now. */
  can(where: Where, what = ""): boolean {
    return this.choices[where]?.[what] !== undefined;
  }

  /**
   * Selects a target: plays the move if there is only one and no confirmation is wanted, stages it if there is more to
   * choose or to confirm, and shows the reason if it can't be used. Off turn, a route is shown instead.
   */
  async point(where: Where, what = "", pointer = "mouse"): Promise<void> {
    const staged = this.staging.point(this.choices, where, what);
    if (!staged) return where === "route" && this.mayInspect ? this.queuedClaim.inspect(what) : this.why(where, what);
    this.notices.dismiss(); // it was about something else
    if (staged.actions.length === 1 && !this.#isRisky(staged) && !settings.asks(pointer)) await this.confirm();
  }

  /** Returns whether a move should be confirmed first: tickets, stations, tunnels, extra locomotives. */
  #isRisky({ where, what, action }: Staged): boolean {
    if (settings.confirm === "never") return false;
    if (where !== "route") return where === "tickets" || where === "city";
    const route = this.board?.routes?.find(({ name }) => name === what);
    return route?.tunnel === true || locomotives(action) > (route?.ferry ?? 0);
  }

  /** Plays the staged move. */
  async confirm(): Promise<void> {
    const staged = this.staging.current;
    if (staged) await this.play(staged.action);
  }

  /** Plays an action of the viewer; returns whether it was accepted, and shows a refusal. */
  async play(action: string): Promise<boolean> {
    const state = this.state;
    if (!state || state.seat === null || this.sent !== null) return false;
    this.sent = action;
    this.staging.cancel();
    this.notices.dismiss(); // it was about something else
    const { seat, ply } = state;
    const take_backs = state.take_backs.length;
    const answer = await this.ask({ type: "play", table: this.id, seat, ply, take_backs, action, key: newKey() });
    this.sent = null;
    return answer.type === "done";
  }

  /** Shows why a target can't be used. */
  async why(where: Where, what = ""): Promise<void> {
    const reason = await this.reason(where, what);
    if (reason) this.notices.tell(serverText(reason, this.names), "reason", reason);
  }

  /** Returns why a target can't be used; null if it can, without an answer, or after the game. */
  async reason(where: Where, what = ""): Promise<Saying | null> {
    const seat = this.viewer;
    if (seat === null || this.view?.over) return null;
    const asked = what ? { where, what } : { where };
    const answer = await this.ask({ type: "why", table: this.id, seat, ...asked });
    return answer.type === "reason" && seat === this.viewer ? answer.said : null;
  }

  // Taking back

  /** Whether the viewer may ask for moves to be taken back; the server decides about each of them. */
  readonly mayTakeBack: boolean = $derived(
    this.live &&
      this.viewer !== null &&
      this.info?.take_back === true &&
      this.info.status === "playing" &&
      this.view?.over === false,
  );
  /** Whether the viewer's own request to take moves back is open. */
  readonly asksToTakeBack: boolean = $derived(this.viewer !== null && this.info?.asked?.seat === this.viewer);
  /** The player's seats that an open request waits for. */
  readonly askedToAgree: number[] = $derived(this.mine.filter((seat) => this.info?.asked?.waiting.includes(seat)));

  /** Takes the viewer's last move back, or asks the others for it. */
  async takeBack(): Promise<void> {
    const { state } = this;
    if (!state || state.seat === null) return;
    const { seat, ply, take_backs } = state;
    await this.ask({ type: "take_back", table: this.id, seat, ply, take_backs: take_backs.length });
  }

  /** Agrees to the open request for all seats of this device. */
  async agreeToTakeBack(): Promise<void> {
    const asked = this.info?.asked;
    if (!asked) return;
    for (const seat of this.askedToAgree)
      await this.ask({ type: "agree", table: this.id, seat, by: asked.seat, to: asked.to });
  }

  /** Declines the open request, or withdraws the viewer's own. */
  async declineTakeBack(): Promise<void> {
    const seat = this.asksToTakeBack ? this.viewer : this.askedToAgree[0];
    if (seat !== undefined && seat !== null) await this.ask({ type: "decline", table: this.id, seat });
  }

  /** Whether routes can be looked at, and a claim queued, while others play. */
  readonly mayInspect: boolean = $derived(
    this.live &&
      this.viewer !== null &&
      !this.hotSeat &&
      !this.myTurn &&
      !this.info?.lesson &&
      this.info?.status === "playing" &&
      this.view?.over === false &&
      !this.view.choosing.length,
  );

  /** Returns what the viewer could do with a route if their turn began now; null without an answer. */
  async #outlook(what: string): Promise<Outlook | null> {
    const seat = this.viewer;
    if (seat === null) return null;
    const question = { type: "why", table: this.id, seat, where: "route", what, next_turn: true } as const;
    const answer = await this.ask(question);
    if (answer.type !== "reason" || seat !== this.viewer) return null;
    return { actions: answer.actions ?? [], reason: answer.said };
  }

  /** Plays the queued claim if it is the viewer's turn, or checks that it is still possible. */
  async #followQueue({ choices, view, take_backs }: StateMessage): Promise<void> {
    const { queuedClaim } = this;
    const { inspected, current } = queuedClaim;
    const rewound = take_backs.length !== this.#takeBacks;
    this.#takeBacks = take_backs.length;
    if (view.over || rewound) return queuedClaim.clear();
    if (!this.myTurn) {
      if (inspected) void queuedClaim.inspect(inspected.route);
      const lost = await queuedClaim.check();
      if (lost) this.#tellWithdrawn(lost, lost.reason);
      return;
    }
    queuedClaim.clear();
    if (current && choices["route"]?.[current.route]?.includes(current.action)) await this.play(current.action);
    else if (current) this.#tellWithdrawn(current, await this.reason("route", current.route));
    else if (inspected) this.staging.point(choices, "route", inspected.route);
  }

  #tellWithdrawn({ route }: Queued, reason: Saying | null): void {
    const why = reason ? serverText(reason, this.names) : "";
    this.notices.tell([words.queue.withdrawn(route), why].filter(Boolean).join(" "), "problem");
  }

  /** Returns the shortest routes for the viewer's tickets; null at tables without aids. */
  async plans(): Promise<Plans | null> {
    const seat = this.viewer;
    if (seat === null || !this.info?.aids || !hasRoutes(this.board)) return null;
    const answer = await this.connection.request({ type: "plan", table: this.id, seat });
    return answer.type === "plans" && seat === this.viewer ? answer : null;
  }

  // Players

  readonly me: number = $derived(this.viewer ?? this.mine[0] ?? 0);
  readonly isHost: boolean = $derived(this.info?.host != null && this.mine.includes(this.info.host));

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
      !this.#ended &&
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
    this.#device.follow();
    if (state.seat !== this.viewer) return;
    if (!abrupt || state.ply === 0) void this.remarks.take(state, this.info, this.board);
    const joined = new Set(
      [...this.owners].flatMap(([route, seat]) => (seat === this.viewer ? [routeEnds(route)] : [])),
    );
    this.markedRoutes.drop(this.markedRoutes.routes.filter((route) => joined.has(routeEnds(route)))); // on either track
    this.staging.adopt(state.choices);
    void this.#followQueue(state);
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

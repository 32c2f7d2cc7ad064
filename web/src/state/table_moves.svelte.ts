/** What the viewer does at a table: staging and playing moves, taking them back, queueing a claim. */

import type { Plans, Saying, StateMessage, Where } from "../wire/types";
import { newKey } from "../wire/connection";
import { serverText } from "../words/server_text";
import { words } from "../words/words.svelte";
import { locomotives } from "./action_text";
import { AnimationQueue } from "./animation_queue.svelte";
import { CardDrag } from "./card_drag.svelte";
import { hasRoutes } from "./features";
import { Highlight } from "./highlight.svelte";
import { MarkedRoutes } from "./marked_routes.svelte";
import { QueuedClaim, type Outlook, type Queued } from "./queued_claim.svelte";
import { settings } from "./settings.svelte";
import { Staging, type Staged } from "./staging.svelte";
import { TableDisplay } from "./table_display.svelte";
import { TicketPlan } from "./ticket_plan.svelte";

export abstract class TableMoves extends TableDisplay {
  readonly staging = new Staging();
  readonly queuedClaim = new QueuedClaim((route) => this.#outlook(route));
  readonly cardDrag = new CardDrag();
  /** The highlight on the board. */
  readonly highlight = new Highlight();
  /** The suggested route of one ticket. */
  readonly ticketPlan = new TicketPlan(this.highlight, () => this.plans());
  readonly animations = new AnimationQueue(() => settings.speed);
  /** The viewer's private plan. */
  readonly markedRoutes = new MarkedRoutes(this.id, () => (this.mayPlan ? this.viewer : null));
  /** The action that was sent but not answered yet. */
  sent: string | null = $state(null);
  /** How often moves had been taken back in the last state. */
  #takeBacks = 0;

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
  protected async followQueue({ choices, view, take_backs }: StateMessage): Promise<void> {
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

  protected override tidy(): void {
    this.animations.skip();
    this.staging.cancel();
    this.queuedClaim.clear();
    this.markedRoutes.marking = false;
    this.highlight.clear();
    this.notices.dismiss();
  }
}

/** One table as this browser knows it: everything that components show, and everything that they may ask for. */

import { picturesOf } from "../look/pictures";
import { newKey } from "../wire/connection";
import * as http from "../wire/http";
import { keepTokens } from "../wire/session";
import type { Answer, Choices, Phrase, Plans, Saying, StateTold, View, Where } from "../wire/types";
import { called, titled } from "../words/named";
import { say } from "../words/saying";
import { ends } from "../words/shown";
import { words } from "../words/words.svelte";
import { Carrying } from "./carrying.svelte";
import { Draft } from "./draft.svelte";
import { Following, type Eyes } from "./following.svelte";
import { Handing } from "./handing.svelte";
import { Highlight } from "./highlight.svelte";
import { Log } from "./log";
import { laid, type Place } from "./row";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { locomotives, Staging, type Staged } from "./staging.svelte";
import { webhook } from "./webhook.svelte";

const NOTHING: Choices = {};

export class Table extends Following {
  /** Whether it is played now, and not looked back at. */
  readonly live: boolean = true;
  readonly staging = new Staging();
  readonly carrying = new Carrying();
  /** What is pointed out on the board. */
  readonly highlight = new Highlight();
  readonly show = new Show(() => settings.speed);
  /** The private plan of the seat that is shown. */
  readonly draft = new Draft(this.id, () => (this.mayPlan ? this.eyes : null));
  /** The move that was sent and is not answered yet. */
  sent: string | null = $state(null);

  /** Who has the device in hand, where several play at one. */
  readonly #handing = new Handing(
    () => this.acting,
    () => this.#tidy(),
  );

  // Who looks

  /** The own seats; none for somebody who looks on. */
  readonly mine: number[] = $derived(this.told?.mine ?? []);
  /** The own seats that have something to decide. */
  readonly acting: number[] = $derived(
    this.mine.filter((seat) => Object.keys(this.states.get(seat)?.choices ?? NOTHING).length > 0),
  );
  readonly #ended: boolean = $derived([...this.states.values()].some(({ view }) => view.over));
  /** Whether several people play at this device, one after the other. */
  readonly hotSeat: boolean = $derived(
    Math.max(this.mine.length, this.people) > 1 && this.told?.status === "playing" && !this.#ended,
  );
  /** The own seats whose people may take the device: those who have to decide, or any while others play. */
  readonly callers: number[] = $derived(this.acting.length ? this.acting : this.mine);
  /** The seat that the curtain waits for first: nothing that only some may know is shown. Null when it is raised. */
  readonly curtain: Eyes = $derived(this.hotSeat && this.#handing.holder === null ? (this.callers[0] ?? null) : null);
  /** The own seat that the device goes to next, while somebody else still looks at what the own turn brought. */
  readonly heir: Eyes = $derived(this.hotSeat && this.#handing.looksBack ? (this.acting[0] ?? null) : null);
  /** The seat whose cards are shown; null for what everybody may know, and while the curtain is down. */
  readonly eyes: Eyes = $derived(this.hotSeat ? this.#handing.holder : (this.#handing.holder ?? this.mine[0] ?? null));

  /** Raises the curtain for the person of a seat: the one that it waits for first, if none is named. */
  raise(seat: Eyes = this.curtain): void {
    if (seat !== null) this.#handing.take(seat);
  }

  /** Lets the curtain fall. */
  lower(): void {
    if (this.hotSeat) this.#handing.lay();
  }

  /** Leaves nothing of what one person saw for the next. */
  #tidy(): void {
    this.show.skip();
    this.staging.cancel();
    this.draft.marking = false;
    this.highlight.clear();
    this.notices.dismiss();
  }

  // What is shown; without a game there is none of it, and behind the curtain only what everybody may know

  readonly state: StateTold | null = $derived(this.states.get(this.eyes) ?? null);
  readonly view: View | null = $derived(this.state?.view ?? null);
  readonly choices: Choices = $derived(this.state?.choices ?? NOTHING);
  #laid: readonly Place[] = [];
  /** Whether the seat that is shown had nothing to decide before. */
  #waited = false;
  /** The cards of the row, each in its place. */
  readonly row: readonly Place[] = $derived.by(() => (this.#laid = laid(this.#laid, this.view?.row ?? [])));
  /** Whether the seat that is shown has something to decide. */
  readonly myTurn: boolean = $derived(this.eyes !== null && this.acting.includes(this.eyes));
  readonly log: Log = $derived(this.logs.get(this.eyes) ?? new Log());
  /** The seats that everybody waits for. */
  readonly awaited: number[] = $derived.by(() => {
    const view = this.view;
    if (!view || view.over) return [];
    return view.choosing.length ? view.choosing : [view.turn];
  });
  /** What the game is called. */
  readonly title: string = $derived(this.told ? titled(this.told.game, this.told.title) : "");
  /** A picture for every city, in games for children who can't read yet; else null. */
  readonly pictures: ReadonlyMap<string, string> | null = $derived(
    this.view?.completed && this.drawing ? picturesOf(this.drawing.cities.map(({ name }) => name)) : null,
  );
  readonly names: string[] = $derived(this.told?.seats.map(({ kind, name }) => (kind === "bot" ? called(name) : name)) ?? []);
  /** Which seat owns a route, by its name. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(() => {
    const owner = this.view?.owner ?? [];
    const taken = (this.board?.routes ?? []).map(({ name }, index) => [name, (owner[index] ?? 0) - 1] as const);
    return new Map(taken.filter(([, seat]) => seat >= 0));
  });

  /** Whether the person may make a private plan: at tables with aids, for an own seat. */
  readonly mayPlan: boolean = $derived(
    this.told?.aids === true && this.eyes !== null && this.mine.includes(this.eyes) && !this.view?.over && !this.view?.railyards,
  );

  // Moves

  /** Says whether something can be used now. */
  can(where: Where, what = ""): boolean {
    return this.choices[where]?.[what] !== undefined;
  }

  /**
   * Points at something: if there is one way to use it and no second press is wanted, it is played; if there is
   * more to choose or to confirm, it is staged; if it can't be used, the reason is told.
   */
  async point(where: Where, what = "", pointer = "mouse"): Promise<void> {
    const staged = this.staging.point(this.choices, where, what);
    if (!staged) return this.why(where, what);
    this.notices.dismiss(); // a reason that was told for something else
    if (staged.actions.length === 1 && !this.#isRisky(staged) && !settings.asks(pointer)) await this.confirm();
  }

  /** Says whether more comes of it than one sees, so that it is announced first: tickets, stations, tunnels, spare locomotives. */
  #isRisky({ where, what, action }: Staged): boolean {
    if (settings.confirm === "never") return false;
    if (where !== "route") return where === "tickets" || where === "city";
    const route = this.board?.routes?.find(({ name }) => name === what);
    return route?.tunnel === true || locomotives(action) > (route?.ferry ?? 0);
  }

  /** Plays what is staged. */
  async confirm(): Promise<void> {
    const staged = this.staging.current;
    if (staged) await this.play(staged.action);
  }

  /** Plays an action of the seat that is shown, and says whether that came true; a refusal is told. */
  async play(action: string): Promise<boolean> {
    const state = this.state;
    if (!state || state.seat === null || this.sent !== null) return false;
    this.sent = action;
    this.staging.cancel();
    this.notices.dismiss(); // it was about something that is not wanted any more
    const { seat, ply } = state;
    const answer = await this.ask({ type: "play", table: this.id, seat, ply, action, key: newKey() });
    this.sent = null;
    return answer.type === "done";
  }

  /** Asks why something can't be used now, and tells the reason. */
  async why(where: Where, what = ""): Promise<void> {
    const reason = await this.reason(where, what);
    if (reason) this.notices.tell(say(reason, this.names), "reason", reason);
  }

  /** Asks why something can't be used now; nothing is told if it can, if there is no answer, or if the game is over. */
  async reason(where: Where, what = ""): Promise<Saying | null> {
    const seat = this.eyes;
    if (seat === null || this.view?.over) return null;
    const asked = what ? { where, what } : { where };
    const answer = await this.ask({ type: "why", table: this.id, seat, ...asked });
    return answer.type === "reason" && seat === this.eyes ? answer.said : null;
  }

  /** Asks for the shortest remaining connections of the own tickets; null where there is no such help. */
  async plans(): Promise<Plans | null> {
    const seat = this.eyes;
    if (seat === null || !this.told?.aids || !this.board?.routes?.length) return null;
    const answer = await this.connection.request({ type: "plan", table: this.id, seat });
    return answer.type === "plans" && seat === this.eyes ? answer : null;
  }

  // People

  readonly me: number = $derived(this.eyes ?? this.mine[0] ?? 0);
  readonly isHost: boolean = $derived(this.told?.host != null && this.mine.includes(this.told.host));

  say(text: string): Promise<Answer> {
    return this.ask({ type: "say", table: this.id, seat: this.me, text });
  }

  phrase(phrase: Phrase): Promise<Answer> {
    return this.ask({ type: "say", table: this.id, seat: this.me, phrase });
  }

  /** Does not hear a seat any more, or everybody if none is named; or hears them again. */
  mute(place: number | null, muted: boolean): Promise<Answer> {
    this.talk.mute(place, muted);
    return this.ask({ type: "mute", table: this.id, ...(place === null ? {} : { place }), muted });
  }

  start(): Promise<Answer> {
    return this.ask({ type: "start", table: this.id, seat: this.told?.host ?? 0 });
  }

  fill(place: number, bot: string): Promise<Answer> {
    return this.ask({ type: "fill", table: this.id, seat: this.told?.host ?? 0, place, bot });
  }

  free(place: number): Promise<Answer> {
    return this.ask({ type: "free", table: this.id, seat: this.told?.host ?? 0, place });
  }

  cover(place: number): Promise<Answer> {
    return this.ask({ type: "cover", table: this.id, seat: this.me, place });
  }

  back(seat: number): Promise<Answer> {
    return this.ask({ type: "back", table: this.id, seat });
  }

  /** Leaves a seat: to whoever comes before the game, to a bot in it. */
  async leave(seat: number): Promise<Answer> {
    return this.ask({ type: "leave", table: this.id, seat });
  }

  /** Lets the script of a first game play the step that is due, or all that is left. */
  skip(all = false): Promise<Answer> {
    const { ply = 0 } = this.state ?? {};
    return this.ask({ type: "skip", table: this.id, seat: this.me, ...(all ? {} : { ply }) });
  }

  /** Asks for another game; `told.rematch` then names its table, for which the own secrets are kept. */
  rematch(rotate: boolean): Promise<Answer> {
    return this.ask({ type: "rematch", table: this.id, seat: this.me, rotate });
  }

  /** Takes an open seat and sits down; throws what is refused. */
  async join(name: string, seat?: number): Promise<void> {
    const joined = await http.join(this.id, name, seat);
    if (!keepTokens(this.id, joined.token)) this.notices.tell(words.connection.unkept, "problem");
    void webhook.give(this.id, [joined.token]);
    await this.sit();
  }

  override close(): void {
    super.close();
    this.show.skip();
  }

  protected override took(state: StateTold, abrupt: boolean): void {
    this.#handing.follow();
    if (state.seat !== this.eyes) return;
    const joined = new Set([...this.owners].flatMap(([route, seat]) => (seat === this.eyes ? [ends(route)] : [])));
    this.draft.drop(this.draft.routes.filter((route) => joined.has(ends(route)))); // on whichever track
    this.staging.adopt(state.choices);
    if (this.#waited && this.myTurn && this.notices.current?.kind === "reason") this.notices.dismiss(); // it was about waiting
    this.#waited = !this.myTurn;
    if (abrupt) this.show.skip();
    else this.show.push(state.events);
  }
}

/** One table: who sits there, what one may do, and what happened. */

import { chat } from "./chat.js";
import { Choices } from "./choices.js";
import { button, counted, labelled, make, ticket } from "./element.js";
import { form, nameField } from "./lobby.js";
import { scores } from "./scores.js";
import { seatLine } from "./seats.js";
import { tell } from "./telling.js";
import { ask, newKey, secrets, Wire } from "./wire.js";

const LONGEST_LOG = 300;

/** A page that follows one table. */
export class TablePage {
  constructor(id, main, connection) {
    Object.assign(this, { id, table: null, board: null, failed: "", muted: new Set(), said: new Map() });
    this.eyes = null; // the seat whose cards are shown
    this.states = new Map(); // what each own seat may know; of somebody looking on under null
    this.logs = new Map();
    this.alert = make("p", { className: "alert", role: "alert" });
    this.status = make("p", { className: "status", role: "status" });
    this.parts = Object.fromEntries(["head", "join", "cards", "seats", "ending", "log"].map((name) =>
      [name, make("section", { className: name === "join" ? "" : "panel" })]));
    this.choices = new Choices((action, state) => this.play(action, state), (where, what) => this.why(where, what));
    this.taken = make("details");
    this.chat = chat(this);
    this.curtain = make("div", { className: "curtain panel" });
    this.game = make("div", { className: "columns" },
      make("div", {}, this.parts.head, this.parts.join, this.parts.ending, this.parts.cards, this.choices.section),
      make("div", {}, this.parts.seats, this.parts.log, this.chat.section));
    main.replaceChildren(this.curtain, this.game);
    this.ticking = setInterval(() => this.tick(), 1000);
    this.wire = new Wire({ greeting: () => this.greeting(), hear: (message) => this.hear(message),
      notice: (text) => { connection.textContent = text; } });
  }

  close() {
    clearInterval(this.ticking);
    this.wire.close();
  }

  /** Sits down on all own seats, or looks on; asks for what happened since the last message. */
  greeting() {
    const tokens = secrets.of(this.id);
    const since = Math.min(...[...this.states.values()].map((state) => state.ply), Infinity);
    const from = { table: this.id, since: tokens.length === this.states.size && since !== Infinity ? since : 0 };
    if (from.since === 0) this.logs.clear();
    return tokens.length ? tokens.map((token) => ({ type: "sit", ...from, token })) : [{ type: "watch", ...from }];
  }

  hear(message) {
    if (message.table && message.table !== this.id) return;
    if (message.type === "table") this.table = message;
    if (message.type === "said") this.said.set(message.number, message);
    if (message.type === "state") this.take(message);
    if (message.type === "error" && message.id === null) this.refused(message);
    this.show();
  }

  take(state) {
    if (state.seat !== null) this.states.delete(null);
    this.states.set(state.seat, state);
    const names = this.table.seats.map((seat) => seat.name);
    const lines = state.events.map((event) => tell(event, names));
    this.logs.set(state.seat, [...(this.logs.get(state.seat) ?? []), ...lines].slice(-LONGEST_LOG));
    if (!this.board) this.fetchBoard();
  }

  async fetchBoard() {
    this.board = { routes: [] };
    this.board = await ask("GET", `/games/${this.table.game}`).catch(() => this.board);
    this.show();
  }

  refused(message) {
    if (message.code === "not_found" && secrets.of(this.id).length) {
      secrets.keep(this.id, []); // the seat was given away; one can still look on
      this.wire.greet();
    } else this.failed = message.message;
  }

  /** Asks for something for the seat that is shown, and tells why it is refused. */
  async request(type, fields = {}) {
    const answer = await this.wire.request({ type, table: this.id, ...fields });
    this.alert.textContent = answer.type === "error" ? answer.message : answer.text ?? "";
    return answer;
  }

  play(action, state) {
    return this.request("play", { seat: state.seat, ply: state.ply, action, key: newKey() });
  }

  why(where, what) {
    return this.request("why", { seat: this.eyes, where, ...(what ? { what } : {}) });
  }

  // Showing

  get mine() { return this.table.mine; }
  get me() { return this.eyes ?? this.mine[0]; }
  get hotSeat() { return secrets.of(this.id).length > 1 && this.table.status !== "over"; }
  name(seat) { return this.table.seats[seat].name; }

  show() {
    if (this.failed || !this.table) {
      this.game.hidden = true;
      this.curtain.replaceChildren(make("p", {}, this.failed || "Looking for the table …"));
      return;
    }
    const acting = this.mine.filter((seat) => Object.keys(this.states.get(seat)?.choices ?? {}).length);
    if (!this.hotSeat) this.eyes = this.mine[0] ?? null;
    else if (this.table.status === "open") this.eyes = null;
    else if (acting.length && !acting.includes(this.eyes)) this.eyes = null;
    const down = this.hotSeat && this.eyes === null && this.mine.length && this.table.status === "playing";
    this.curtain.hidden = !down;
    this.game.hidden = down;
    if (down) this.lower(acting[0] ?? this.mine[0]);
    else this.reveal(this.states.get(this.eyes) ?? null);
    const turn = acting.length ? "Your turn · " : "";
    document.title = `${turn}${this.table.title} · Whistlestop`;
  }

  /** Hides everything between the turns of two people at one device. */
  lower(next) {
    for (const part of [...Object.values(this.parts), this.choices.section]) part.replaceChildren();
    const raise = () => {
      this.eyes = next;
      this.show();
    };
    if (this.lowered !== next || !this.curtain.contains(document.activeElement)) {
      this.curtain.replaceChildren(make("h1", {}, `Hand the device to ${this.name(next)}`),
        make("p", {}, "Nobody else should look."),
        button(`I am ${this.name(next)}: show my cards`, raise, { className: "main" }));
      this.curtain.querySelector("button").focus();
    }
    this.lowered = next;
  }

  reveal(state) {
    const { head, join, cards, seats, ending, log } = this.parts;
    const acts = state && Object.keys(state.choices).length > 0;
    this.status.textContent = this.doing(state, acts);
    head.className = acts ? "panel mine" : "panel";
    this.clock = make("span", { className: "quiet" });
    head.replaceChildren(make("h1", {}, this.table.title), this.status, this.clock, this.alert, ...this.inviting());
    join.replaceChildren(...this.joining());
    ending.replaceChildren(...scores(this, state));
    cards.replaceChildren(...(state && !state.result ? this.lying(state.view) : []));
    this.choices.show(state, this.board);
    seats.replaceChildren(make("h2", {}, "Seats"),
      ...this.table.seats.map((_, seat) => seatLine(this, seat, state?.view)),
      make("p", { className: "quiet" }, `${this.table.watchers} looking on. Commitment of the shuffles: `,
        make("span", { className: "code" }, this.table.commitment)));
    const told = this.logs.get(this.eyes) ?? [];
    const lines = make("ol", { className: "log", tabIndex: 0 }, told.map((line) => make("li", {}, line)).reverse());
    log.replaceChildren(...(told.length ? [make("h2", {}, "What happened"), lines] : []));
    this.chat.show();
    this.tick();
  }

  /** Says whose turn it is and what they may do. */
  doing(state, acts) {
    const { status, seats } = this.table;
    const open = seats.filter((seat) => seat.kind === "open").length;
    if (status === "closed") return "This table was closed.";
    const more = open === 1 ? "one more" : `${open} more`;
    if (status === "open") return open ? `Waiting for ${more} to join.` : "Everybody is here.";
    if (!state || status === "over") return status === "over" ? "The game is over." : "";
    const { phase, choosing, turn, owed, turns_left } = state.view;
    const last = turns_left ? ` Last round: ${turns_left} turns left.` : "";
    const who = this.hotSeat ? `${this.name(state.seat)}, your turn` : "Your turn";
    if (!acts) {
      const names = (choosing.length ? choosing : [turn]).map((seat) => this.name(seat)).join(", ");
      return choosing.length ? `Opening tickets are being chosen by ${names}.` : `It is the turn of ${names}.${last}`;
    }
    const todo = { "second card": "take a second card.", "tickets": "choose your tickets.",
      "tunnel": `the tunnel costs ${owed} more. Pay, or withdraw.`, "passenger": "take a passenger.",
      "completing": "complete tickets from your stack." };
    return `${who}: ${todo[phase] ?? "choose one of the things below."}${last}`;
  }

  tick() {
    const told = this.states.get(this.eyes)?.clock;
    if (!this.clock) return;
    const left = told ? Math.max(0, Math.round(told.deadline - Date.now() / 1000)) : 0;
    this.clock.textContent = told ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left for `
      + told.seats.map((seat) => this.name(seat)).join(", ") : "";
  }

  inviting() {
    const { status, host, seats } = this.table;
    if (status !== "open") return [];
    const link = make("input", { type: "text", readOnly: true, value: location.href, className: "grow",
      onfocus: () => link.select() });
    const copy = async () => {
      link.select();
      await navigator.clipboard?.writeText(link.value).catch(() => {});
    };
    const begin = this.mine.includes(host) && !seats.some((seat) => seat.kind === "open");
    const start = button("Start the game", () => this.request("start", { seat: host }), { className: "main" });
    const invitation = make("div", { className: "line" }, labelled("Invitation", link), button("Copy", copy));
    return begin ? [invitation, start] : [invitation];
  }

  joining() {
    if (this.table.status !== "open" || !this.table.seats.some((seat) => seat.kind === "open")) return [];
    const name = nameField();
    if (this.mine.length) name.value = "";
    const act = async () => {
      const joined = await ask("POST", "/join", { table: this.id, name: name.value });
      secrets.add(this.id, joined.token);
      this.wire.greet();
    };
    const title = this.mine.length ? "Somebody else at this device" : "Take a seat";
    const shown = this.parts.join.firstElementChild;
    if (shown?.title === title) return [shown]; // somebody may be writing in it
    return [Object.assign(form(title, [labelled("Name", name)], act, "Sit down"), { title })];
  }

  /** Shows what lies on the table and what one holds. */
  lying({ row, deck_size, hand, tickets, discards, ticket_decks, owner }) {
    const routes = (seat) => this.board.routes.filter((_, at) => owner[at] === seat + 1).map((route) => route.name);
    const taken = (seat, at) => make("p", {}, `${seat.name}: ${routes(at).join(", ") || "none"}`);
    this.taken.replaceChildren(make("summary", {}, "Routes taken"), ...(owner ? this.table.seats.map(taken) : []));
    const own = this.eyes !== null;
    return [make("h2", {}, "Cards"),
      make("p", {}, "Row: ", row.map((kind) => counted({ [kind]: 1 }))),
      make("p", { className: "quiet" }, `${deck_size} in the deck, ${ticket_decks.join(" + ")} tickets left. `,
        Object.keys(discards).length > 0 && ["Discards: ", counted(discards)]),
      own && make("p", {}, "Your hand: ", counted(hand)),
      own && make("h3", {}, "Your tickets"),
      own && make("ul", {}, tickets.map((one) => make("li", {}, ticket(one)))),
      owner && this.taken].filter(Boolean);
  }
}

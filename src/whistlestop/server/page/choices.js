/** What one may do now: things to point at, and the ways to use each. */

import { button, card, cards, labelled, make, ticked, ticket } from "./element.js";

const TITLES = { deck: "Draw from the deck", row: "Take from the row", tickets: "Draw tickets", tunnel: "The tunnel",
  offer: "Keep tickets", held: "Complete tickets", passenger: "Take a passenger",
  hand: "Place cards in the railyard", turn: "Or else", route: "Claim a route", city: "Build a station" };
const LONG = 8;
const REFUSED = 8;

/** A panel with everything that can be done. */
export class Choices {
  constructor(play, why) {
    Object.assign(this, { play, why, state: null, board: null });
    this.filter = make("input", { type: "text", placeholder: "Paris", oninput: () => this.list() });
    this.filtering = labelled("Only with", this.filter);
    this.heading = make("h2", { tabIndex: -1 }, "What you can do");
    this.lists = make("div");
    this.section = make("section", { className: "panel" });
  }

  show(state, board) {
    const fresh = this.state !== state || this.board !== board || !this.section.firstChild;
    if (!fresh) return;
    Object.assign(this, { state, board });
    const focused = this.section.contains(document.activeElement) && document.activeElement !== this.filter;
    if (!state || !Object.keys(state.choices).length) {
      this.section.replaceChildren();
      return;
    }
    if (!this.section.contains(this.filter)) this.section.replaceChildren(this.heading, this.filtering, this.lists);
    this.list();
    if (focused) this.heading.focus();
  }

  list() {
    const { choices } = this.state;
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const things = Object.values(choices).reduce((sum, group) => sum + Object.keys(group).length, 0);
    this.filtering.hidden = things <= LONG && !words.length;
    const groups = Object.keys(TITLES).filter((where) => choices[where]).map((where) => this.group(where, words));
    this.lists.replaceChildren(...groups, ...this.refusals(words));
  }

  group(where, words) {
    if (where === "offer") return this.picking(where, "keep", this.state.view.offer);
    if (where === "held") return this.picking(where, "complete", this.state.view.tickets);
    const found = Object.entries(this.state.choices[where])
      .filter(([what, actions]) => words.every((word) => `${what} ${actions[0]}`.toLowerCase().includes(word)));
    const plain = ["deck", "row", "tickets", "turn", "tunnel"].includes(where);
    const lines = found.map(([what, actions]) => make("div", { className: "line" }, !plain && this.about(where, what),
      actions.map((action) => button(this.worded(where, what, action), () => this.play(action, this.state),
        { "aria-label": action }))));
    const body = plain ? make("div", { className: "line" }, lines.flatMap((line) => [...line.childNodes]))
      : make("div", { className: "scroll" }, lines);
    return make("div", {}, make("h3", {}, TITLES[where]), body);
  }

  /** Writes an action shortly, since its group and its line say the rest. */
  worded(where, what, action) {
    const words = action.split(" ");
    if (where === "row") return card(what);
    if (where === "deck") return "Draw a card";
    if (action === "tickets") return "Draw tickets";
    const last = words.at(-1);
    if (words.length > 1 && /^[PWBYOKRGL+]+$/.test(last)) {
      return make("span", {}, where === "tunnel" ? `${words[0]} ` : "", cards(last));
    }
    return action;
  }

  about(where, what) {
    const route = where === "route" && this.board?.routes?.find((one) => one.name === what);
    const facts = route ? ` ${route.length}, ${route.colour}${route.ferry ? `, ferry ${route.ferry}` : ""}`
      + `${route.tunnel ? ", tunnel" : ""}${route.points ? `, ${route.points} points` : ""}` : "";
    return make("span", { className: "grow" }, what, make("span", { className: "quiet" }, facts));
  }

  /** Lets one tick tickets, since the actions name them by their places. */
  picking(where, word, tickets) {
    const ticks = tickets.map((one) => ticked(ticket(one)));
    const least = Math.min(...this.state.choices[where][""].map((action) => action.match(/\d+/g)?.length ?? 0));
    const title = least ? `${TITLES[where]}, at least ${least}` : TITLES[where];
    const act = () => {
      const places = ticks.flatMap(({ box }, place) => (box.checked ? [place + 1] : []));
      return this.play(`${word} ${places.join(",") || "none"}`, this.state);
    };
    return make("fieldset", {}, make("legend", {}, title), ticks.map(({ label }) => label),
      button(word === "keep" ? "Keep these" : "Complete these", act, { className: "main" }));
  }

  /** Offers reasons for routes that one looks for and can't claim now. */
  refusals(words) {
    if (!words.length || !this.state.choices.deck) return [];
    const closed = (this.board?.routes ?? []).filter((route) => !this.state.choices.route?.[route.name]
      && words.every((word) => route.name.toLowerCase().includes(word))).slice(0, REFUSED);
    if (!closed.length) return [];
    const lines = closed.map(({ name }) => make("div", { className: "line" }, this.about("route", name),
      button("Why not?", () => this.why("route", name), { className: "off", "aria-label": `Why not ${name}?` })));
    return [make("div", {}, make("h3", {}, "Not now"), lines)];
  }
}

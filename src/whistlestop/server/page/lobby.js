/** The lobby: play at once, make a table, and find the own and the public ones. */

import { button, labelled, make, options, select, ticked } from "./element.js";
import { ask, secrets } from "./wire.js";

const USUAL_BOT = "planner-medium";
const CLOCKS = [["none", "no clock"], ["relaxed", "relaxed: 5 minutes"], ["fast", "fast: 45 seconds"]];
const PACES = [["natural", "natural"], ["fast", "fast"], ["instant", "at once"]];

export const myName = () => localStorage.getItem("whistlestop.name") ?? "";

/** Asks for the name that one wants to be called. */
export function nameField(required = true) {
  const remember = (event) => localStorage.setItem("whistlestop.name", event.target.value);
  return make("input", { type: "text", maxLength: 24, required, value: myName(), oninput: remember,
    autocomplete: "nickname" });
}

/** A form whose refusals are shown in it. */
export function form(title, fields, act, text) {
  const alert = make("p", { className: "alert", role: "alert" });
  const onsubmit = async (event) => {
    event.preventDefault();
    alert.textContent = "";
    await act().catch((error) => { alert.textContent = error.message; });
  };
  return make("form", { className: "panel", onsubmit }, make("h2", {}, title), fields, alert,
    make("p", {}, make("button", { className: "main" }, text)));
}

async function open(wish) {
  const made = await ask("POST", "/tables", wish);
  secrets.add(made.table, ...made.seats.map((seat) => seat.token));
  location.hash = `#/table/${made.table}`;
}

const botPairs = (game) => game.bots.map((bot) => [bot.name, `${bot.name}: ${bot.about}`]);

function playNow(games) {
  const name = nameField(false);
  const game = select(games.map((one) => [one.name, one.title]));
  const bot = select([]);
  const fit = () => {
    bot.replaceChildren(...options(botPairs(games.find((one) => one.name === game.value))));
    bot.value = USUAL_BOT;
  };
  game.addEventListener("change", fit);
  fit();
  const act = () => open({ game: game.value, start: true,
    seats: [{ kind: "me", name: name.value || "Guest" }, { kind: "bot", bot: bot.value }] });
  const fields = [labelled("Your name", name), labelled("Game", game), labelled("Against", bot)];
  return form("Play now", fields, act, "Play now");
}

/** Who shall have a seat of a new table. */
class SeatWish {
  constructor(game, place) {
    const kinds = [["me", place ? "somebody else at this device" : "me"], ["open", "open: for whoever has the link"],
      ...game.bots.map((bot) => [bot.name, `bot ${bot.name}: ${bot.about}`])];
    this.kind = select(kinds);
    this.kind.value = place ? "open" : "me";
    this.name = place ? make("input", { type: "text", maxLength: 24 }) : null;
    const named = this.name && labelled("Their name", this.name);
    const fit = () => { if (named) named.hidden = this.kind.value !== "me"; };
    this.kind.addEventListener("change", fit);
    fit();
    this.row = make("div", { className: "line" }, labelled(`Seat ${place}`, this.kind), named);
  }

  wish(mine) {
    if (this.kind.value === "open") return { kind: "open" };
    if (this.kind.value !== "me") return { kind: "bot", bot: this.kind.value };
    return { kind: "me", name: this.name ? this.name.value || "Guest" : mine };
  }
}

function makeTable(games) {
  const name = nameField();
  const game = select(games.map((one) => [one.name, `${one.title}: ${one.summary}`]));
  const number = select([]);
  const first = select([]);
  const places = make("div");
  const choices = make("div");
  const [clock, pace] = [select(CLOCKS), select(PACES)];
  const aids = ticked("Show the cards that everybody has seen others take", true);
  const listing = ticked("List the table publicly");
  let wishes = [];
  let variants = [];
  const seats = () => {
    const chosen = games.find((one) => one.name === game.value);
    wishes = Array.from({ length: Number(number.value) }, (_, place) => new SeatWish(chosen, place));
    places.replaceChildren(...wishes.map((wish) => wish.row));
    first.replaceChildren(...options([["", "chance decides"], ...wishes.map((_, place) => [place, `seat ${place}`])]));
  };
  const fit = () => {
    const chosen = games.find((one) => one.name === game.value);
    number.replaceChildren(...options(chosen.seats.map((count) => [count, count])));
    variants = Object.entries(chosen.options).map(([option, about]) => ({ option, ...ticked(about) }));
    choices.replaceChildren(...variants.map((variant) => variant.label));
    seats();
  };
  game.addEventListener("change", fit);
  number.addEventListener("change", seats);
  fit();
  const act = () => open({ game: game.value, seats: wishes.map((wish) => wish.wish(name.value)),
    options: variants.filter(({ box }) => box.checked).map(({ option }) => option),
    first: first.value === "" ? null : Number(first.value), clock: clock.value, pace: pace.value,
    aids: aids.box.checked, public: listing.box.checked });
  const fields = [labelled("Your name", name), labelled("Game", game), labelled("Seats", number), places,
    labelled("Who begins", first), labelled("Clock", clock), labelled("Bots play", pace), aids.label,
    listing.label, choices];
  return form("Make a table", fields, act, "Make the table");
}

const STATUS = { open: "not begun", playing: "being played", over: "over", closed: "closed" };

function listed(title, tables, none) {
  const lines = tables.map((one) => make("div", { className: "line" },
    make("a", { href: `#/table/${one.table}`, className: "grow" },
      `${one.title}: ${one.names.map((name) => name || "open").join(", ")}`),
    make("span", { className: one.my_turn ? "alert" : "quiet" }, one.my_turn ? "your turn" : STATUS[one.status])));
  return make("section", { className: "panel" }, make("h2", {}, title), lines.length ? lines : make("p", {}, none));
}

/** Shows the lobby. */
export async function lobby(main) {
  document.title = "Whistlestop";
  const held = Object.entries(secrets.all()).flatMap(([table, tokens]) => tokens.map((token) => ({ table, token })));
  try {
    const [{ games }, mine, others] = await Promise.all([ask("GET", "/games"),
      ask("POST", "/mine", { seats: held.slice(0, 200) }), ask("GET", "/tables")]);
    const each = [...new Map(mine.tables.map((one) => [one.table, one])).values()];
    for (const line of each) line.my_turn = mine.tables.some((one) => one.table === line.table && one.my_turn);
    main.replaceChildren(make("h1", {}, "Trains, tickets and long routes"), make("div", { className: "columns" },
      make("div", {}, playNow(games), makeTable(games)),
      make("div", {}, listed("My tables", each, "None yet; this browser keeps those that you make or join."),
        listed("Public tables", others.tables, "Nobody has a public table at the moment."))));
  } catch (error) {
    main.replaceChildren(make("p", { className: "alert", role: "alert" }, error.message),
      button("Try again", () => lobby(main)));
  }
}

/** The seats: everything that is public about each, and what one may do about it. */

import { button, counted, make, select } from "./element.js";

const COUNTS = { points: "points", trains: "trains", stations: "stations", hand_sizes: "cards",
  ticket_counts: "tickets", completed: "completed", stacks: "stack" };
const PILES = { shown: "known cards", railyards: "railyard", passengers: "passengers" };
const STRENGTHS = [["planner-easy", "easy"], ["planner-medium", "medium"], ["planner", "strong"]];

function attended(seat) {
  if (seat.kind !== "person") return seat.kind === "bot" ? `bot ${seat.bot}` : "";
  if (seat.covered) return `away, ${seat.bot} plays`;
  return seat.present ? "here" : "away";
}

/** Shows one seat. */
export function seatLine(page, place, view) {
  const seat = page.table.seats[place];
  const facts = Object.entries(COUNTS).filter(([name]) => typeof view?.[name]?.[place] === "number")
    .map(([name, text]) => `${text} ${view[name][place]}`).join(" · ");
  const piles = Object.entries(PILES).filter(([name]) => Object.keys(view?.[name]?.[place] ?? {}).length)
    .map(([name, text]) => make("p", { className: "quiet" }, `${text}: `, counted(view[name][place])));
  const turn = view && !view.over && (view.choosing.length ? view.choosing.includes(place) : view.turn === place);
  const about = ` ${attended(seat)}${page.table.host === place ? ", host" : ""}`;
  return make("div", { className: turn ? "line mine" : "line" },
    make("div", { className: "grow" }, make("strong", {}, `${turn ? "▸ " : ""}${place}. ${seat.name || "Open seat"}`),
      make("span", { className: "quiet" }, about), facts && make("p", {}, facts), piles),
    page.mine.includes(place) ? ownButtons(page, place, seat) : otherButtons(page, place, seat));
}

function ownButtons(page, place, seat) {
  const { status } = page.table;
  if (seat.covered) return button("Play myself", () => page.request("back", { seat: place }));
  if (status === "open") return button("Leave", () => page.request("leave", { seat: place }));
  return status === "playing" && button("Leave it to a bot", () => page.request("leave", { seat: place }));
}

function otherButtons(page, place, seat) {
  const { host, status } = page.table;
  const hosts = page.mine.includes(host) && status === "open";
  const buttons = [];
  if (hosts && seat.kind === "open") {
    const bot = select(STRENGTHS, { "aria-label": `Strength of a bot for seat ${place}` });
    buttons.push(bot, button("Give to a bot", () => page.request("fill", { seat: host, place, bot: bot.value })));
  } else if (hosts) {
    buttons.push(button("Free", () => page.request("free", { seat: host, place })));
  }
  if (seat.kind !== "person") return buttons;
  if (status === "playing" && !seat.present && !seat.covered && page.mine.length) {
    buttons.push(button("Let a bot play", () => page.request("cover", { seat: page.me, place })));
  }
  const mute = () => {
    const muted = !page.muted.delete(place) && Boolean(page.muted.add(place));
    return page.request("mute", { place, muted });
  };
  return [...buttons, button(page.muted.has(place) ? "Hear" : "Mute", mute)];
}

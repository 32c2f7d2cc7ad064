/** The end of a game: points, tickets, the seed that proves the shuffles, and another game. */

import { button, make, ticket } from "./element.js";
import { ask, secrets } from "./wire.js";

async function download(id) {
  const record = new Blob([await ask("POST", "/record", { table: id })], { type: "text/plain" });
  const link = make("a", { href: URL.createObjectURL(record), download: `${id}.record` });
  link.click();
  URL.revokeObjectURL(link.href);
}

const inWords = (name) => name.replaceAll("_", " ");

function sheetTable(sheets, names) {
  const row = (title, cell) => make("tr", {}, make("th", { scope: "row" }, title),
    sheets.map((sheet) => make("td", { className: "number" }, String(cell(sheet)))));
  const rows = (part) => Object.keys(sheets[0][part]).map((kind) => row(inWords(kind), (sheet) => sheet[part][kind]));
  const head = make("tr", {}, make("td"), names.map((name) => make("th", { scope: "col", className: "number" }, name)));
  return make("table", {}, head, rows("points"), row("total", (sheet) => sheet.total), rows("counts"));
}

/** Shows how the game ended; nothing before that. */
export function scores(page, state) {
  if (!state?.result) return [];
  const { sheets, winners } = state.result;
  const { table } = page;
  const names = table.seats.map((one) => one.name);
  const tickets = sheets.map((sheet, seat) => make("div", {}, make("h3", {}, names[seat]),
    make("ul", {}, sheet.tickets.map((one) => make("li", {}, ticket(one))))));
  const again = (text, rotate) => button(text, () => page.request("rematch", { seat: page.me, rotate }));
  const follow = () => secrets.add(table.rematch, ...secrets.of(table.table));
  return [make("h2", {}, `Won by ${winners.map((seat) => names[seat]).join(" and ")}`),
    make("div", { className: "wide" }, sheetTable(sheets, names)),
    make("details", {}, make("summary", {}, "Tickets held at the end"), tickets),
    make("p", { className: "quiet code" }, `Seed: ${table.seed}`),
    make("div", { className: "line" }, button("Download the record", () => download(table.table)),
      state.seat !== null && !table.rematch && [again("Rematch", false), again("Rematch, seats moved on", true)],
      table.rematch && make("a", { href: `#/table/${table.rematch}`, onclick: follow }, "Go to the rematch"))];
}

/** What the statistics of a game say in English. */

import { count } from "./numbers";

export const statistics = {
  title: "Statistics",
  result: "Result",
  asTable: "Show as a table",
  points: {
    title: "Points from turn to turn",
    note: "What everybody would have had if the game had ended after that turn. A ticket that is not completed counts against its owner.",
    source: "Points from",
    all: "All together",
    turns: "turns",
    hint: "Point at a turn to read its numbers, press it to look back at it.",
    turn: (turn: number, ply: number) => `Turn ${turn}, play ${ply}`,
    lookAt: (turn: number) => `Look back at turn ${turn}`,
    drawn: (ends: string[]) => `Lines of points from turn to turn. At the end: ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Tickets",
    note: "Completed tickets to the right, those that were not completed to the left.",
    line: (completed: number, kept: number, won: number, lost: number) =>
      `${completed} of ${kept} completed: +${won}${lost ? `, −${lost}` : ""}`,
    rows: { drawn: "Drawn", kept: "Kept", completed: "Completed", failed: "Not completed", won: "Brought", lost: "Cost" },
  },
  routes: {
    title: "Routes by length",
    note: "How many routes of each length everybody built.",
    length: (length: number) => `Length ${length}`,
  },
  cards: {
    title: "Cards",
    note: "Where everybody’s cards came from.",
    deck: "from the deck",
    row: "from the row",
    dealt: "dealt",
    cell: (deck: number, row: number, dealt: number) => `${deck} + ${row} + ${dealt}`,
  },
  luck: {
    title: "Luck of the draw",
    note: "The bar is what came, the mark is what comes on average: the chance of each card, with the deck as it was just before it was drawn, added up.",
    noTunnel: "no tunnel dug",
    locomotives: (got: number, cards: number, expected: string) =>
      `${count(got, "locomotive")} among ${count(cards, "unseen card")}; ${expected} on average`,
    tunnels: (extra: number, tunnels: number, expected: string) =>
      `${count(extra, "card")} more for ${count(tunnels, "tunnel")}; ${expected} on average`,
    rows: {
      cards: "Unseen cards",
      locomotives: "Locomotives from the deck",
      expected: "Locomotives on average",
      tunnels: "Tunnels dug",
      extra: "What tunnels cost more",
      extraExpected: "Cost on average",
    },
  },
};

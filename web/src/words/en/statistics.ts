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
    hint: "Point at a turn, or tap it, to read its numbers; press it again to look back at it.",
    turn: (turn: number, ply: number) => `Turn ${turn}, play ${ply}`,
    lookAt: (turn: number) => `Look back at turn ${turn}`,
    drawn: (ends: string[]) => `Lines of points from turn to turn. At the end: ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Tickets",
    note: "Completed tickets to the right, those that were not completed to the left.",
    line: (completed: number, kept: number, won: number, lost: number) =>
      `${completed} of ${kept} completed: +${won}${lost ? `, −${lost}` : ""}`,
    rows: { drawn: "Drawn", kept: "Kept", completed: "Completed", failed: "Not completed", won: "Won", lost: "Lost" },
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
    note: "The bar shows what came, the mark what comes on average: the chances of all cards added up, each with the deck as it was just before.",
    locomotives: (got: number, cards: number, expected: string) =>
      cards ? `${count(got, "locomotive")} among ${count(cards, "unseen card")}; ${expected} on average` : "no unseen cards",
    tunnels: (extra: number, tunnels: number, expected: string) =>
      tunnels ? `${count(extra, "card")} more for ${count(tunnels, "tunnel")}; ${expected} on average` : "no tunnel dug",
    rows: {
      cards: "Unseen cards",
      locomotives: "Locomotives from the deck",
      expected: "Locomotives on average",
      tunnels: "Tunnels dug",
      extra: "Extra cost of tunnels",
      extraExpected: "Extra cost on average",
    },
  },
};

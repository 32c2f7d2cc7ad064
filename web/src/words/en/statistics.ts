/** English texts of the statistics of a game. */

import { count } from "./numbers";

export const statistics = {
  title: "Statistics",
  result: "Result",
  asTable: "Show as a table",
  points: {
    title: "Points over time",
    note: "Everyone’s score if the game had ended after that turn. An unfinished ticket counts against its owner.",
    source: "Points from",
    all: "All sources",
    turns: "turns",
    hint: "Hover over a turn or tap it to see its numbers; press it again to replay it.",
    turn: (turn: number, ply: number) => `Turn ${turn}, move ${ply}`,
    lookAt: (turn: number) => `Replay turn ${turn}`,
    drawn: (ends: string[]) => `Line chart of points by turn. At the end: ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Tickets",
    note: "Completed tickets to the right, unfinished ones to the left.",
    line: (completed: number, kept: number, won: number, lost: number) =>
      `${completed} of ${kept} completed: +${won}${lost ? `, −${lost}` : ""}`,
    rows: { drawn: "Drawn", kept: "Kept", completed: "Completed", failed: "Not completed", won: "Won", lost: "Lost" },
  },
  routes: {
    title: "Routes by length",
    note: "How many routes of each length each player claimed.",
    length: (length: number) => `Length ${length}`,
  },
  cards: {
    title: "Cards",
    note: "Where everyone’s cards came from.",
    deck: "from the deck",
    row: "from the row",
    dealt: "dealt",
    cell: (deck: number, row: number, dealt: number) => `${deck} + ${row} + ${dealt}`,
  },
  luck: {
    title: "Luck of the draw",
    note: "The bar shows what was drawn, the mark the average: the chances of all draws added up, each with the deck as it was just before.",
    locomotives: (got: number, cards: number, expected: string) =>
      cards
        ? `${count(got, "locomotive")} among ${count(cards, "unseen card")}; ${expected} on average`
        : "no unseen cards",
    tunnels: (extra: number, tunnels: number, expected: string) =>
      tunnels
        ? `${count(extra, "extra card")} for ${count(tunnels, "tunnel")}; ${expected} on average`
        : "no tunnel dug",
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

/** The rules of the USA in our own words. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Claim routes between cities, and connect the cities on your secret tickets. Whoever has the most points at the end wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one of these, then it’s the next player’s turn:"],
      list: ["draw cards,", "claim a route,", "or draw tickets."],
    },
    drawing,
    claiming("Atlanta-New Orleans/yellow", "Atlanta-New Orleans/orange", ["yellow", "yellow", "yellow", "yellow"]),
    {
      ...drawingTickets("three tickets", "one or more"),
      pictures: [
        {
          routes: ["Duluth-Omaha/1", "Kansas City-Omaha/1"],
          owned: { "Duluth-Omaha/1": 0, "Kansas City-Omaha/1": 0 },
          caption: "Duluth and Kansas City are connected via Omaha.",
        },
      ],
    },
    {
      title: "The end",
      text: [lastRound],
      list: [
        "Completed tickets add their points; the others subtract them.",
        "The longest continuous path scores 10 points. It may pass through a city more than once, but never use the same route twice.",
        "Ties are broken by most completed tickets, then by the longest path.",
      ],
    },
  ],
  differences: ["This is the simplest board: these are all the rules. The other boards add to them."],
};

/** The rules of Germany in our own words. */

import type { Help } from "../../help";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Claim routes, join the cities on your tickets, and pick up passengers on the way. Whoever has the most points at the end wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one thing, then it is the next player’s turn:"],
      list: ["draw cards,", "claim a route, and with it pick up passengers,", "or draw tickets."],
    },
    drawing,
    claiming("Berlin-Hamburg/blue", "Berlin-Hamburg/yellow", Array<string>(7).fill("blue")),
    {
      title: "Passengers",
      text: [
        "Little passengers in six colours wait in every town. When you claim a route, one boards at each of its ends, if somebody still waits there. Where there are several colours, you choose.",
        "At the end each colour is counted by itself: whoever has the most passengers of it gets 20 points, the second most 10. So it is worth watching what the others collect.",
      ],
      pictures: [
        {
          routes: ["Chemnitz-Leipzig"], passengers: { Leipzig: ["red", "blue", "yellow"], Chemnitz: ["green"] },
          caption: "Claim this route: green boards in Chemnitz, and in Leipzig you choose.",
        },
      ],
    },
    {
      title: "Neighbouring countries",
      text: ["A way can end in Dänemark, Niederlande, Frankreich, Schweiz or Österreich, but never pass through. For a ticket to a country, any of its ends will do."],
      pictures: [{ routes: ["Emden-Niederlande"], caption: "One of several ends in the Niederlande." }],
    },
    {
      ...drawingTickets("four tickets", "one or more"),
      list: ["There are short tickets, for 2 to 11 points, and long ones, for 12 to 22. You say how many of each you want to see."],
    },
    {
      title: "The end",
      text: [lastRound],
      list: [
        "Completed tickets add their points, others subtract them.",
        "Whoever has completed the most tickets gets 15 points.",
        "For each colour, the most passengers bring 20 points and the second most 10.",
        "If points are equal, more completed tickets decide, then more passengers.",
      ],
    },
  ],
  differences: [
    "Passengers and countries are new, and there are two decks of tickets.",
    "Instead of the longest path, the most completed tickets get a bonus.",
    "There are triple routes, and routes of seven, worth 18 points.",
  ],
};

/** The rules of Germany in our own words. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Claim routes, connect the cities on your tickets, and pick up passengers on the way. Whoever has the most points at the end wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one of these, then it’s the next player’s turn:"],
      list: ["draw cards,", "claim a route and pick up passengers,", "or draw tickets."],
    },
    drawing,
    claiming("Berlin-Hamburg/blue", "Berlin-Hamburg/yellow", Array<string>(7).fill("blue")),
    {
      title: "Passengers",
      text: [
        "Passengers in six colours wait in every town. When you claim a route, one boards at each of its ends, if any are still waiting there. If there are several colours, you choose.",
        "At the end each colour is scored separately: 20 points for the most passengers, 10 for the second most. So keep an eye on what the others collect.",
      ],
      pictures: [
        {
          routes: ["Chemnitz-Leipzig"],
          passengers: { Leipzig: ["red", "blue", "yellow"], Chemnitz: ["green"] },
          caption: "Claim this route: green boards in Chemnitz, and in Leipzig you choose.",
        },
      ],
    },
    {
      title: "Neighbouring countries",
      text: [
        "A path can end in Dänemark, Niederlande, Frankreich, Schweiz or Österreich, but never pass through. For a ticket to a country, any route into it will do.",
      ],
      pictures: [{ routes: ["Emden-Niederlande"], caption: "One of several routes into the Niederlande." }],
    },
    {
      ...drawingTickets("four tickets", "one or more"),
      list: [
        "There are short tickets, for 2 to 11 points, and long ones, for 12 to 22. You say how many of each you want to see.",
      ],
    },
    {
      title: "The end",
      text: [lastRound],
      list: [
        "Completed tickets add their points; the others subtract them.",
        "The most completed tickets score 15 points.",
        "For each colour, the most passengers score 20 points and the second most 10.",
        "Ties are broken by most completed tickets, then by most passengers.",
      ],
    },
  ],
  differences: [
    "Passengers and countries are new, and there are two decks of tickets.",
    "Instead of the longest path, the most completed tickets get a bonus.",
    "There are triple routes, and routes of seven, worth 18 points.",
  ],
};

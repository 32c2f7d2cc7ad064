/** The rules of Europe in our own words. */

import type { Help } from "../../help";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Claim routes between cities, and join the cities on your secret tickets. Whoever has the most points at the end wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one thing, then it is the next player’s turn:"],
      list: ["draw cards,", "claim a route,", "draw tickets,", "or build a station."],
    },
    drawing,
    claiming("Berlin-Frankfurt/red", "Berlin-Frankfurt/black", ["red", "red", "red"]),
    {
      title: "Ferries",
      text: ["A ferry crosses water. Every locomotive that is drawn on it asks for a real locomotive card; the rest is paid like a grey route."],
      pictures: [
        { routes: ["Athina-Brindisi"], caption: "Four spaces, one of them with a locomotive." },
        { cards: [["locomotive", "green", "green", "green"]], caption: "So this pays for it." },
      ],
    },
    {
      title: "Tunnels",
      text: [
        "Tunnels have a thick edge, and a risk. Lay your cards as usual. Then three cards are turned over from the deck: for each one that has the colour you laid, or is a locomotive, you owe one card more.",
        "You can pay in that colour or with locomotives, or take everything back; then your turn is over. If you laid locomotives only, only locomotives count against you.",
      ],
      pictures: [
        { routes: ["Venezia-Zürich"], caption: "A green tunnel of two." },
        { cards: [["green", "green"], ["red", "green", "blue"], ["green"]], between: "→", caption: "Laid, turned over, owed: one green card more." },
      ],
    },
    {
      title: "Stations",
      text: [
        "You have three stations. One in a city lets you use a single route of somebody else that ends there, for your tickets only. Which one it will be is settled at the end, in your favour.",
        "Your first station costs one card, the second two of a colour, the third three. Every one that you don’t build is worth 4 points.",
      ],
      pictures: [
        {
          routes: ["Budapest-Wien/red", "Warszawa-Wien"], owned: { "Budapest-Wien/red": 1, "Warszawa-Wien": 0 }, stations: { Wien: 0 },
          caption: "With a station in Wien, one player’s way goes on over the other’s route.",
        },
      ],
    },
    drawingTickets("three tickets", "one or more"),
    {
      title: "The end",
      text: [lastRound],
      list: [
        "Completed tickets add their points, others subtract them.",
        "Unused stations bring 4 points each.",
        "The longest unbroken path brings 10 points. It may pass through a city more than once, but never over the same route twice.",
        "If points are equal, more completed tickets decide, then fewer built stations, then the longest path.",
      ],
    },
  ],
  differences: [
    "Ferries, tunnels and stations are new.",
    "You begin with one long ticket and three others, and keep at least two.",
    "There are routes of eight, worth 21 points, and none of five.",
  ],
};

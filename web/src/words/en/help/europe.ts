/** The rules of Europe in our own words. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Claim routes between cities, and connect the cities on your secret tickets. Whoever has the most points at the end wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one of these, then it’s the next player’s turn:"],
      list: ["draw cards,", "claim a route,", "draw tickets,", "or build a station."],
    },
    drawing,
    claiming("Berlin-Frankfurt/red", "Berlin-Frankfurt/black", ["red", "red", "red"]),
    {
      title: "Ferries",
      text: [
        "A ferry crosses water. Every locomotive drawn on it requires a locomotive card; the rest is paid like a grey route.",
      ],
      pictures: [
        { routes: ["Athina-Brindisi"], caption: "Four spaces, one of them with a locomotive." },
        { cards: [["locomotive", "green", "green", "green"]], caption: "One way to pay for it." },
      ],
    },
    {
      title: "Tunnels",
      text: [
        "Tunnels have a thick edge, and they are risky. Play your cards as usual. Then three cards are turned over from the deck: for each one in the colour you played, and for each locomotive, you owe one more card.",
        "You can pay in that colour or with locomotives, or take everything back; then your turn is over. If you played only locomotives, only locomotives count against you.",
      ],
      pictures: [
        { routes: ["Venezia-Zürich"], caption: "A green tunnel of two." },
        {
          cards: [["green", "green"], ["red", "green", "blue"], ["green"]],
          between: "→",
          caption: "Played, turned over, owed: one more green card.",
        },
      ],
    },
    {
      title: "Stations",
      text: [
        "You have three stations. A station in a city lets you use one route of another player that ends there, for your tickets only. At the end, the best one is chosen for you.",
        "Your first station costs one card, the second two of one colour, the third three of one colour. Each station you don’t build is worth 4 points.",
      ],
      pictures: [
        {
          routes: ["Budapest-Wien/red", "Warszawa-Wien"],
          owned: { "Budapest-Wien/red": 1, "Warszawa-Wien": 0 },
          stations: { Wien: 0 },
          caption: "With a station in Wien, one player’s path continues over the other’s route.",
        },
      ],
    },
    drawingTickets("three tickets", "one or more"),
    {
      title: "The end",
      text: [lastRound],
      list: [
        "Completed tickets add their points; the others subtract them.",
        "Unused stations score 4 points each.",
        "The longest continuous path scores 10 points. It may pass through a city more than once, but never use the same route twice.",
        "Ties are broken by most completed tickets, then by fewest stations built, then by the longest path.",
      ],
    },
  ],
  differences: [
    "Ferries, tunnels and stations are new.",
    "You start with one long ticket and three others, and keep at least two.",
    "There are routes of eight, worth 21 points, and none of five.",
  ],
};

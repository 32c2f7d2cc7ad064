/** The rules of First Journey in our own words, for both of its boards. */

import type { FirstJourney, Help } from "../../catalogue/rules";

/** Returns the rules, with examples from a board. */
export const firstJourney = (map: FirstJourney): Help => ({
  goal: "Be the first to complete six tickets!",
  chapters: [
    {
      title: "Your turn",
      text: ["Do one of these, then the next player goes:"],
      list: ["draw two cards,", "or claim a route,", "or exchange both your tickets for two new ones."],
    },
    {
      title: "Claiming a route",
      text: [
        "Pay one card of the route’s colour for every space, and put your trains on it. A locomotive stands for any colour.",
      ],
      list: ["Where two routes run side by side, you may claim one of them, and another player the other."],
      pictures: [
        { routes: [map.route, map.twin], owned: { [map.route]: 0 }, caption: "One of the two routes is taken." },
        { cards: [map.cards, [...map.cards.slice(1), "locomotive"]], between: "or", caption: "This pays for it." },
      ],
    },
    {
      title: "Tickets",
      text: [
        "A ticket shows two cities. As soon as your trains connect them, it’s complete: show it to everyone, and get a new one right away.",
      ],
      pictures: [
        {
          routes: map.way,
          owned: Object.fromEntries(map.way.map((name) => [name, 0])),
          caption: `${map.from} and ${map.to} are connected via ${map.by}.`,
        },
      ],
    },
    {
      title: "East to west",
      text: [
        `Connect the east (${map.east}) with the west (${map.west}), and you get a bonus ticket. It counts as a completed ticket. You can get it only once.`,
      ],
    },
    {
      title: "The end",
      text: [
        "The first player with six completed tickets wins at once. If a player runs out of trains before that, the player with the most completed tickets wins.",
      ],
    },
  ],
  differences: [
    "There are no points, and unfinished tickets cost you nothing.",
    "No cards lie face up: you always draw from the deck.",
    "A completed ticket is replaced right away.",
    "You have 20 trains, and there is no last round.",
  ],
});

export const help = firstJourney({
  route: "Copenhagen-Berlin/green",
  twin: "Copenhagen-Berlin/white",
  cards: ["green"],
  way: ["London-Amsterdam/white", "Amsterdam-Berlin/black"],
  from: "London",
  to: "Berlin",
  by: "Amsterdam",
  east: "Moscow, Rostov or Ankara",
  west: "Dublin, Brest or Madrid",
});

/** Chapters that several games share. */

import type { Chapter } from "../../catalogue/rules";

export const drawing: Chapter = {
  title: "Drawing cards",
  text: ["Draw two cards: from the five face-up cards, from the deck, or one of each."],
  list: [
    "Locomotives are wild: they stand for any colour.",
    "A face-up locomotive counts as both cards: take one and you’re done. You can’t take it as your second card.",
    "A locomotive drawn from the deck counts like any other card.",
    "If three face-up cards are locomotives, all five cards are discarded and replaced.",
  ],
  pictures: [
    { cards: [["red", "blue", "locomotive", "green", "red"]], caption: "The row: every colour has its own symbol." },
  ],
};

/** How routes are claimed and paid for. */
export const claiming = (route: string, twin: string, cards: string[]): Chapter => ({
  title: "Claiming a route",
  text: [
    "Pay one card of the route’s colour for every space, and your trains stay on it for the rest of the game. You score its points at once.",
  ],
  list: [
    "Grey routes take any colour, but only one.",
    "You may claim any free route: your routes don’t have to connect.",
    "Where two routes run side by side, you may have only one of them. With two or three players, the other one is then closed to everyone.",
  ],
  pictures: [
    {
      routes: [route, twin],
      owned: { [route]: 0 },
      caption: "One of the two routes is taken; its trains carry the owner’s symbol.",
    },
    {
      cards: [cards, [...cards.slice(1), "locomotive"]],
      between: "or",
      caption: "Two ways to pay: all of one colour, or with a locomotive.",
    },
  ],
  points: true,
});

export const drawingTickets = (number: string, keep: string): Chapter => ({
  title: "Tickets",
  text: [
    "A ticket names two cities. Connect them with an unbroken chain of your own routes, by any path, and you score its points at the end. If you don’t, you lose those points.",
    `On your turn you may instead draw ${number} and keep ${keep}. You can’t give a ticket back later, and no one sees yours before the end.`,
  ],
});

export const lastRound =
  "When a player has two trains or fewer left after a turn, everyone takes one more turn, including that player. Then points are counted.";

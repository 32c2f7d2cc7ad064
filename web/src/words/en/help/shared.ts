/** Chapters that several games share. */

import type { Chapter } from "../../help";

export const drawing: Chapter = {
  title: "Drawing cards",
  text: ["Take two cards: from the five that lie face up, or unseen from the deck, or one of each."],
  list: [
    "Locomotives are wild: they stand for any colour.",
    "A face-up locomotive is worth both cards. Take it, and your draw is over; as a second card you can’t have it.",
    "One that you happen to draw from the deck counts like any other card.",
    "Three locomotives face up are too many: all five cards are swept away and replaced.",
  ],
  pictures: [{ cards: [["red", "blue", "locomotive", "green", "red"]], caption: "The row: every colour has its own symbol." }],
};

/** How routes are claimed and paid for. */
export const claiming = (route: string, twin: string, cards: string[]): Chapter => ({
  title: "Claiming a route",
  text: ["Hand in one card of the route’s colour for every space, and your trains stand on it for the rest of the game. Points come at once."],
  list: [
    "Grey routes take any colour, but only one.",
    "Your route may lie anywhere: routes need not touch each other.",
    "Where two routes run side by side, you may have only one of them. With two or three players, the other one is then closed to everybody.",
  ],
  pictures: [
    { routes: [route, twin], owned: { [route]: 0 }, caption: "One of the two routes is taken; its trains carry the owner’s symbol." },
    { cards: [cards, [...cards.slice(1), "locomotive"]], between: "or", caption: "Two ways to pay: all of one colour, or with a locomotive." },
  ],
  points: true,
});

export const drawingTickets = (number: string, keep: string): Chapter => ({
  title: "Tickets",
  text: [
    "A ticket names two cities. Join them by an unbroken chain of your own routes, whichever way it runs, and you get its points at the end. If you don’t, you lose as many.",
    `On your turn you may instead draw ${number} and keep ${keep}. You can’t give a ticket back later, and nobody sees yours before the end.`,
  ],
});

export const lastRound =
  "When somebody has two trains or fewer left after a turn, everybody has one more turn, that player too. Then points are counted.";

/** English texts of the guided game of the Card Game. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Welcome aboard!",
      "There is no board here. Your cards go through your railyard onto your stack, and the stack pays for tickets.",
    ],
    keep: [
      "Tickets",
      "Each ticket shows the cards that it costs. Tick the three cheap ones that are marked, and keep them.",
    ],
    place: ["Your railyard", "Place two or more cards of one colour. Press red in your hand, then place all three."],
    stack: [
      "Your stack",
      "When your turn begins, one card of each of your rows goes onto the stack, face down. Remember what lies there!",
    ],
    row: ["Draw cards", "You may draw two cards. Take the yellow one from the row first."],
    deck: ["Face down", "The second comes from the deck, unseen. A face-up locomotive can’t be the second card."],
    rob: [
      "Train robbers",
      "Otto has two yellow cards in his railyard. With three, a locomotive among them, you rob him of the whole row!",
    ],
    mixed: [
      "Three colours",
      "Or place three single cards of different colours, if they aren’t in anyone’s railyard. Pick white, blue and green.",
    ],
    locomotive: [
      "Locomotives",
      "They go with every colour, and pay for any. Taking a face-up locomotive is your whole turn.",
    ],
    tickets: ["New tickets", "Instead of drawing or placing cards, you may draw four more tickets."],
    choose: [
      "As many as you like",
      "Keep all, some or none. Tick the first two: you have placed their colours already.",
    ],
    later: [
      "Many turns later",
      "And so it goes, turn by turn. Let’s skip to the end: everything in between is played for you.",
    ],
    last: ["Last round", "The deck is empty, so everyone has one more turn. Take the purple card."],
    stop: ["One is enough", "You don’t have to draw a second card. Stop here."],
    complete: ["Pay for your tickets", "Your stack is turned over. It pays for all of your tickets. Complete them!"],
  },
  learned: [
    "draw up to two cards, or one face-up locomotive",
    "place cards of one colour, or three different ones",
    "rob a railyard",
    "let cards go onto the stack, turn by turn",
    "draw tickets, and pay for them at the end",
  ],
};

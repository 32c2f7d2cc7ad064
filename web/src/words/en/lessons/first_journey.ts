/** English texts of the guided game of First Journey. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Welcome aboard!",
      "These are your two tickets. Join the two cities of a ticket with your trains. Six completed tickets win!",
    ],
    claim: ["A route", "You have a green card, and this route from Dublin to London is green. Press it on the map!"],
    draw: ["Draw cards", "Now get some more cards: press the deck, and you draw two."],
    amsterdam: ["Keep going", "From London to Amsterdam you need one white card. You have it: press the route."],
    berlin: ["Next stop", "From Amsterdam to Berlin you need a black card."],
    complete: ["The last bit", "One green card from Berlin to Copenhagen, and your ticket is done!"],
    done: ["Ticket done!", "Dublin and Copenhagen are joined. Everyone can see it, and you have a new ticket already."],
    exchange: [
      "Other tickets",
      "Athens is far from your trains. Exchange both tickets for new ones: that is your turn.",
    ],
    more: ["Draw cards", "Much better! Draw two more cards."],
    locomotive: [
      "Locomotive",
      "A locomotive stands for any colour. With it, one blue card is enough from Berlin to Warsaw.",
    ],
    kiev: ["To Kiev", "A yellow card takes you to Kiev, and then Copenhagen and Kiev are joined."],
    cards: ["Draw cards", "To reach Rostov, you need two black cards. Draw!"],
    bonus: [
      "East to west",
      "Build to Rostov. Your trains will then reach from east to west: that earns you a bonus ticket!",
    ],
    four: ["Four of six", "Four tickets are done. And look: both of your new tickets go to Riga!"],
    win: ["Two at once", "One white card from Warsaw to Riga, both tickets are done, and you win!"],
  },
  learned: [
    "draw two cards",
    "build routes with cards of their colour, or with locomotives",
    "complete tickets, and get a new one each time",
    "exchange tickets that don’t fit",
    "join east and west for a bonus, and win with six",
  ],
};

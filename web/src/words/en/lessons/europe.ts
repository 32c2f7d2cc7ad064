/** English texts of the guided game of Europe. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Welcome aboard!",
      "You build railway lines across this map, to join the cities on your tickets. Otto plays against you.",
    ],
    keep: [
      "Tickets",
      "Each ticket names two cities to join. Tick the two marked ones and keep them: unfinished tickets cost points.",
    ],
    claim: [
      "A route",
      "You hold two green cards, and Essen – Frankfurt is green and two spaces long. Press it on the map.",
    ],
    row: ["Draw cards", "You need cards for the next route. Drawing gives you two: take the red one from the row."],
    deck: ["Face down", "The second comes from the deck, unseen. A face-up locomotive can’t be the second card."],
    locomotive: ["Locomotives", "They stand for any colour. Taking a face-up locomotive is your whole turn."],
    ferry: [
      "Ferry",
      "For each engine on a ferry you need a locomotive; the other cards are of one colour. Sail to Kobenhavn.",
    ],
    done: ["Ticket done!", "Frankfurt and Kobenhavn are joined: the ticket is stamped, and worth 5 points at the end."],
    spare: [
      "Be prepared",
      "Next comes a tunnel, which may cost more than it shows. Draw again: first the purple card.",
    ],
    second: ["A spare card", "And the yellow one: you hold two yellow cards already, and one more can save the day."],
    tunnel: ["Tunnel", "Constantinople – Smyrna is a tunnel. Press it and dig: three cards are turned over."],
    pay: [
      "It costs more",
      "One of the three is yellow like your cards, so you owe one more. Pay it with your spare card.",
    ],
    station: ["Station", "Otto has taken the only route to Sofia. Build a station in Sofia, and you may use it too."],
    borrowed: [
      "Done with a station",
      "Sofia and Smyrna are joined by Otto’s route. Stations that you don’t build are worth 4 points each.",
    ],
    tickets: ["New tickets", "Instead of drawing cards or building, you may draw three more tickets."],
    choose: [
      "Keep one or more",
      "Marseille – Essen continues from what you’ve built. Tick it and keep it; the others are put back.",
    ],
    later: [
      "Many turns later",
      "And so it goes, turn by turn. Let’s skip to the end: everything in between is played for you.",
    ],
    closing: ["Towards the end", "Trains are running low. Claim Brest – Dieppe while you can."],
    last: [
      "Last round",
      "Otto is down to two trains or fewer, so everyone has one more turn. Claim Bruxelles – Paris!",
    ],
  },
  learned: [
    "draw two cards, or one face-up locomotive",
    "claim routes, cross the sea by ferry, dig a tunnel and pay for it",
    "build a station to use another player’s route",
    "keep tickets, complete them, and draw new ones",
    "play the last round, before everything is counted",
  ],
};

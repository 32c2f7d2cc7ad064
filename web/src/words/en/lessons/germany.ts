/** English texts of the guided game of Germany. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Welcome aboard!",
      "You build lines across this map, join the cities on your tickets, and take passengers along. Otto plays against you.",
    ],
    split: [
      "Two decks",
      "Short tickets are easy, long ones are worth more. You get four: take three short ones and one long.",
    ],
    keep: [
      "Tickets",
      "Keep at least two. Tick the two marked ones, which lie close together: unfinished tickets cost points.",
    ],
    claim: [
      "A route",
      "Grey routes take cards of any one colour. Press Frankfurt – Mannheim: your two red cards pay for it.",
    ],
    passenger: [
      "Passengers",
      "One passenger boards at each end of your route. In Frankfurt several colours wait: choose red.",
    ],
    row: ["Draw cards", "Drawing gives you two cards. Take the black one from the row first."],
    deck: ["Face down", "The second comes from the deck, unseen. A face-up locomotive can’t be the second card."],
    second: ["Keep going", "Two blue cards take you on from Mannheim to Stuttgart."],
    stuttgart: [
      "Red again",
      "Nobody waits in Mannheim any more. In Stuttgart take another red one: try to have the most of a colour.",
    ],
    done: ["Ticket done!", "Frankfurt and Stuttgart are joined: the ticket is stamped, and worth 4 points at the end."],
    majority: [
      "Majorities",
      "At the end, the most passengers of a colour are worth 20 points, the second most 10. You’re ahead in red!",
    ],
    locomotive: ["Locomotives", "They stand for any colour. Taking a face-up locomotive is your whole turn."],
    country: ["Countries", "A route can end in a country, but never pass through. Build from Karlsruhe to Frankreich."],
    tickets: [
      "New tickets",
      "Instead of drawing cards or building, you may draw four more tickets: again short and long ones.",
    ],
    choose: [
      "Keep one or more",
      "Frankfurt – Lindau continues from what you’ve built. Tick it and keep it; the others are put back.",
    ],
    later: [
      "Many turns later",
      "And so it goes, turn by turn. Let’s skip to the end: everything in between is played for you.",
    ],
    closing: ["Towards the end", "Trains are running low. Claim Kiel – Dänemark while you can."],
    last: [
      "Last round",
      "Otto is down to two trains or fewer, so everyone has one more turn. Claim Frankfurt – Mainz!",
    ],
  },
  learned: [
    "choose between short and long tickets",
    "draw two cards, or one face-up locomotive",
    "build routes, and take a passenger at each end",
    "collect the most passengers of a colour",
    "end a route in a neighbouring country",
    "play the last round, before everything is counted",
  ],
};

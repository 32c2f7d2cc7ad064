/** The rules of the Card Game in our own words. */

import type { Help } from "../../help";

export const help: Help = {
  goal: "Bring coloured cards through your railyard onto your stack, and pay with them for your tickets at the end. Whoever has the most points wins.",
  chapters: [
    {
      title: "Your turn",
      text: ["First, one card from every row in your railyard moves onto your stack, face down. The page does this for you. Then do one thing:"],
      list: ["draw one or two cards,", "place cards in your railyard,", "or draw tickets."],
    },
    {
      title: "Drawing cards",
      text: ["Take cards from the five that lie face up, or unseen from the deck. A face-up locomotive is worth both cards."],
    },
    {
      title: "Placing cards",
      text: ["You can’t add to a colour while it lies in your railyard. There are two ways to place cards:"],
      list: [
        "Two or more of one colour; locomotives may be among them.",
        "Exactly three different colours, one card each, without locomotives, if nobody has these colours in a railyard.",
      ],
      pictures: [
        { cards: [["red", "red", "locomotive"], ["blue", "green", "yellow"]], between: "or", caption: "A row of one colour, or three colours at once." },
      ],
    },
    {
      title: "Train robbers",
      text: ["You may place a colour that lies in somebody else’s railyard only with more cards than lie there. Then that whole row is lost to its owner."],
      pictures: [{ cards: [["red", "red", "red"], ["red", "red"]], between: "beats", caption: "Three red cards rob a row of two." }],
    },
    {
      title: "Your stack",
      text: ["Nobody may look into a stack, not even their own. Remember what you sent there: only these cards pay for tickets. (A table can agree that everybody may look at their own stack.)"],
    },
    {
      title: "Tickets",
      text: [
        "A ticket shows the cards that it takes. On your turn you may instead draw four, and keep all, some or none.",
        "At the end you say which tickets your stack pays for. Locomotives stand for any colour, and each card pays for one ticket only.",
      ],
      pictures: [{ cards: [["white", "green"], ["white", "locomotive"]], between: "or", caption: "A ticket that takes white and green, paid in two ways." }],
    },
    {
      title: "The end",
      text: ["When the deck has run out, everybody has one more turn, and then completes tickets. With four players there is a second half: all used cards are shuffled, and it begins anew."],
      list: [
        "Completed tickets add their points, those that you still hold subtract them.",
        "Six big cities have a bonus for the most completed tickets to them: New York 15, Chicago and Los Angeles 12 each, Dallas 10, Miami and Seattle 8 each.",
        "If points are equal, more completed tickets decide, then more bonuses.",
      ],
    },
  ],
  differences: [
    "There is no map, and there are no trains: tickets are paid with cards.",
    "Cards take several turns from your hand to your stack, and can be robbed on the way.",
    "You may draw a single card, and three face-up locomotives stay.",
  ],
};

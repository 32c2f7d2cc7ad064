/** The rules of the Card Game in our own words. */

import type { Help } from "../../catalogue/rules";

export const help: Help = {
  goal: "Move coloured cards through your railyard onto your stack, and use them to pay for your tickets at the end. Whoever has the most points wins.",
  chapters: [
    {
      title: "Your turn",
      text: [
        "First, one card from every row in your railyard moves onto your stack, face down. The page does this for you. Then do one thing:",
      ],
      list: ["draw one or two cards,", "place cards in your railyard,", "or draw tickets."],
    },
    {
      title: "Drawing cards",
      text: ["Take cards from the five face-up ones or from the deck. A face-up locomotive counts as both cards."],
    },
    {
      title: "Placing cards",
      text: ["You can’t add to a colour that’s already in your railyard. There are two ways to place cards:"],
      list: [
        "Two or more of one colour; locomotives may be among them.",
        "Exactly three different colours, one card each, without locomotives, as long as no one has these colours in a railyard.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "locomotive"],
            ["blue", "green", "yellow"],
          ],
          between: "or",
          caption: "A row of one colour, or three colours at once.",
        },
      ],
    },
    {
      title: "Train robbers",
      text: [
        "You may place a colour that is in another player’s railyard only with more cards than they have there. They then lose that whole row.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "red"],
            ["red", "red"],
          ],
          between: "beats",
          caption: "Three red cards rob a row of two.",
        },
      ],
    },
    {
      title: "Your stack",
      text: [
        "No one may look through a stack, not even their own. Remember what you put there: only these cards pay for tickets. (As a house rule, everyone may look at their own stack.)",
      ],
    },
    {
      title: "Tickets",
      text: [
        "A ticket shows the cards it costs. On your turn you may instead draw four tickets and keep all, some or none.",
        "At the end you say which tickets your stack pays for. Locomotives stand for any colour, and each card pays for one ticket only.",
      ],
      pictures: [
        {
          cards: [
            ["white", "green"],
            ["white", "locomotive"],
          ],
          between: "or",
          caption: "A ticket that costs white and green, paid in two ways.",
        },
      ],
    },
    {
      title: "The end",
      text: [
        "When the deck runs out, everyone takes one more turn and then chooses in secret which tickets to complete. With four players there is a second half: all used cards are shuffled, and play starts over.",
      ],
      list: [
        "Completed tickets add their points; those you still hold subtract them.",
        "Six big cities have a bonus for the most completed tickets to them: New York 15, Chicago and Los Angeles 12 each, Dallas 10, Miami and Seattle 8 each.",
        "Ties are broken by most completed tickets, then by most bonuses.",
      ],
    },
  ],
  differences: [
    "There is no map, and there are no trains: tickets are paid with cards.",
    "Cards take several turns from your hand to your stack, and can be robbed on the way.",
    "You may draw a single card, and three face-up locomotives stay.",
  ],
};

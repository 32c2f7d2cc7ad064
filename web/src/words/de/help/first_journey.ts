/** The rules of First Journey in our own words, in German, for both of its boards. */

import type { FirstJourney, Help } from "../../catalogue/rules";

/** Returns the rules, with examples from a board. */
export const firstJourney = (map: FirstJourney): Help => ({
  goal: "Erfülle als Erste oder Erster sechs Tickets!",
  chapters: [
    {
      title: "Dein Zug",
      text: ["Mach eins davon, dann ist die nächste Person am Zug:"],
      list: [
        "zwei Karten ziehen,",
        "oder eine Strecke bauen,",
        "oder deine beiden Tickets weglegen und zwei andere ziehen.",
      ],
    },
    {
      title: "Eine Strecke bauen",
      text: [
        "Gib für jedes Feld eine Karte in der Farbe der Strecke ab und stell deine Waggons darauf. Eine Lokomotive gilt für jede Farbe.",
      ],
      list: ["Wo zwei Strecken nebeneinander liegen, darfst du eine haben und jemand anders die andere."],
      pictures: [
        { routes: [map.route, map.twin], owned: { [map.route]: 0 }, caption: "Eine der beiden Strecken ist gebaut." },
        { cards: [map.cards, [...map.cards.slice(1), "locomotive"]], between: "oder", caption: "So bezahlst du sie." },
      ],
    },
    {
      title: "Tickets",
      text: [
        "Ein Ticket zeigt zwei Städte. Sobald deine Waggons sie verbinden, ist es erfüllt: Alle sehen es, und du bekommst sofort ein neues.",
      ],
      pictures: [
        {
          routes: map.way,
          owned: Object.fromEntries(map.way.map((name) => [name, 0])),
          caption: `${map.from} und ${map.to} sind über ${map.by} verbunden.`,
        },
      ],
    },
    {
      title: "Von Ost nach West",
      text: [
        `Verbinde den Osten (${map.east}) durch deine Strecken mit dem Westen (${map.west}), und du bekommst ein Bonusticket. Es zählt wie ein erfülltes. Du kannst es einmal bekommen.`,
      ],
    },
    {
      title: "Das Ende",
      text: [
        "Wer sechs Tickets erfüllt hat, gewinnt sofort. Gehen jemandem vorher die Waggons aus, gewinnt, wer die meisten Tickets erfüllt hat.",
      ],
    },
  ],
  differences: [
    "Es gibt keine Punkte, und niemand verliert etwas durch ein Ticket.",
    "Keine Karten liegen offen: Du ziehst immer vom Deck.",
    "Ein erfülltes Ticket wird sofort ersetzt.",
    "Du hast 20 Waggons, und es gibt keine letzte Runde.",
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
  east: "Moscow, Rostov oder Ankara",
  west: "Dublin, Brest oder Madrid",
});

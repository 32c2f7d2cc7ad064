/** The rules of the Card Game in our own words, in German. */

import type { Help } from "../../catalogue/rules";

export const help: Help = {
  goal: "Bring farbige Karten durch deinen Rangierbahnhof auf deinen Stapel und bezahl damit am Ende deine Tickets. Wer die meisten Punkte hat, gewinnt.",
  chapters: [
    {
      title: "Dein Zug",
      text: [
        "Zuerst wandert aus jeder Reihe in deinem Rangierbahnhof eine Karte verdeckt auf deinen Stapel. Das erledigt die Seite für dich. Dann mach eins davon:",
      ],
      list: ["eine oder zwei Karten ziehen,", "Karten in deinen Rangierbahnhof legen,", "oder Tickets ziehen."],
    },
    {
      title: "Karten ziehen",
      text: [
        "Nimm Karten von den fünf, die offen liegen, oder verdeckt vom Deck. Eine offene Lokomotive zählt für beide Karten.",
      ],
    },
    {
      title: "Karten legen",
      text: [
        "Solange eine Farbe in deinem Rangierbahnhof liegt, kannst du ihr nichts hinzufügen. Du kannst Karten auf zwei Arten legen:",
      ],
      list: [
        "Zwei oder mehr einer Farbe; Lokomotiven dürfen dabei sein.",
        "Genau drei verschiedene Farben, je eine Karte, ohne Lokomotiven, wenn diese Farben in keinem Rangierbahnhof liegen.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "locomotive"],
            ["blue", "green", "yellow"],
          ],
          between: "oder",
          caption: "Eine Reihe in einer Farbe oder drei Farben auf einmal.",
        },
      ],
    },
    {
      title: "Zugräuber",
      text: [
        "Eine Farbe, die in einem fremden Rangierbahnhof liegt, darfst du nur mit mehr Karten legen, als dort liegen. Dann ist die ganze fremde Reihe verloren.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "red"],
            ["red", "red"],
          ],
          between: "schlägt",
          caption: "Drei rote Karten rauben eine Zweierreihe.",
        },
      ],
    },
    {
      title: "Dein Stapel",
      text: [
        "In einen Stapel darf niemand sehen, nicht einmal in den eigenen. Merk dir, was du hineingeschickt hast: Nur diese Karten bezahlen Tickets. (Ein Tisch kann vereinbaren, dass alle in den eigenen Stapel sehen dürfen.)",
      ],
    },
    {
      title: "Tickets",
      text: [
        "Ein Ticket zeigt die Karten, die es kostet. In deinem Zug kannst du auch vier ziehen und alle, einige oder keins behalten.",
        "Am Ende sagst du, welche Tickets dein Stapel bezahlt. Lokomotiven gelten für jede Farbe, und jede Karte bezahlt nur ein Ticket.",
      ],
      pictures: [
        {
          cards: [
            ["white", "green"],
            ["white", "locomotive"],
          ],
          between: "oder",
          caption: "Ein Ticket, das Weiß und Grün kostet, auf zwei Arten bezahlt.",
        },
      ],
    },
    {
      title: "Das Ende",
      text: [
        "Ist das Deck leer, sind alle noch einmal am Zug und wählen dann geheim, welche Tickets sie erfüllen. Zu viert gibt es eine zweite Hälfte: Alle benutzten Karten werden gemischt, und es geht von vorn los.",
      ],
      list: [
        "Erfüllte Tickets bringen ihre Punkte, andere, die du noch hast, kosten sie.",
        "Sechs Großstädte geben einen Bonus für die meisten erfüllten Tickets dorthin: New York 15, Chicago und Los Angeles je 12, Dallas 10, Miami und Seattle je 8.",
        "Bei Gleichstand entscheiden mehr erfüllte Tickets, dann mehr Boni.",
      ],
    },
  ],
  differences: [
    "Es gibt keinen Spielplan und keine Waggons: Tickets werden mit Karten bezahlt.",
    "Karten brauchen mehrere Züge von der Hand bis auf den Stapel und können unterwegs geraubt werden.",
    "Du darfst auch nur eine Karte ziehen, und drei offene Lokomotiven bleiben liegen.",
  ],
};

/** German texts of the guided game of the Card Game. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Willkommen an Bord!",
      "Hier gibt es keinen Spielplan. Deine Karten gehen durch deinen Rangierbahnhof auf den Stapel, und der bezahlt Tickets.",
    ],
    keep: [
      "Tickets",
      "Jedes Ticket zeigt die Karten, die es kostet. Hak die drei billigen an, die markiert sind, und behalte sie.",
    ],
    place: [
      "Dein Rangierbahnhof",
      "Leg zwei oder mehr Karten einer Farbe. Drück auf Rot in deiner Hand, dann leg alle drei.",
    ],
    stack: [
      "Dein Stapel",
      "Zu Beginn deines Zugs geht aus jeder deiner Reihen eine Karte verdeckt auf den Stapel. Merk dir, was dort liegt!",
    ],
    row: ["Karten ziehen", "Du darfst zwei Karten nehmen. Zuerst die gelbe, die offen liegt."],
    deck: ["Verdeckt", "Die zweite kommt verdeckt vom Deck. Eine offene Lokomotive darf nicht die zweite Karte sein."],
    rob: [
      "Zugräuber",
      "Otto hat zwei gelbe Karten im Rangierbahnhof. Mit dreien, darunter eine Lokomotive, raubst du ihm die ganze Reihe!",
    ],
    mixed: [
      "Drei verschiedene",
      "Oder leg drei einzelne Karten verschiedener Farben, die nirgends liegen. Wähl Weiß, Blau und Grün.",
    ],
    locomotive: [
      "Lokomotiven",
      "Sie passen zu jeder Farbe und bezahlen jede. Nimmst du eine offene Lokomotive, ist das dein ganzer Zug.",
    ],
    tickets: ["Neue Tickets", "Statt Karten zu ziehen oder zu legen, kannst du vier weitere Tickets ziehen."],
    choose: [
      "So viele du willst",
      "Behalte alle, einige oder keins. Hak die ersten beiden an: Ihre Farben hast du schon gelegt.",
    ],
    later: [
      "Viele Züge später",
      "So geht es weiter, Zug um Zug. Springen wir zum Ende: Was dazwischen liegt, wird für dich gespielt.",
    ],
    last: ["Letzte Runde", "Das Deck ist leer, also sind alle noch einmal am Zug. Nimm die lila Karte."],
    stop: ["Eine reicht", "Du musst keine zweite Karte ziehen. Hör hier auf."],
    complete: [
      "Tickets bezahlen",
      "Dein Stapel wird umgedreht. Die Seite weiß, welche Tickets er bezahlt: alle. Erfülle sie!",
    ],
  },
  learned: [
    "bis zu zwei Karten ziehen oder eine offene Lokomotive",
    "Karten einer Farbe legen oder drei verschiedene",
    "einen Rangierbahnhof ausrauben",
    "Karten Zug um Zug auf den Stapel wandern lassen",
    "Tickets ziehen und am Ende bezahlen",
  ],
};

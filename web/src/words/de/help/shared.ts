/** Chapters that several games share, in German. */

import type { Chapter } from "../../catalogue/rules";

export const drawing: Chapter = {
  title: "Karten ziehen",
  text: ["Nimm zwei Karten: von den fünf, die offen in der Auslage liegen, oder verdeckt vom Deck, oder je eine."],
  list: [
    "Lokomotiven sind Joker: Sie gelten für jede Farbe.",
    "Eine offene Lokomotive zählt für beide Karten. Nimmst du sie, bist du fertig; als zweite Karte bekommst du sie nicht.",
    "Ziehst du zufällig eine vom Deck, zählt sie wie jede andere Karte.",
    "Drei offene Lokomotiven sind zu viele: Alle fünf Karten werden abgeräumt und ersetzt.",
  ],
  pictures: [
    {
      cards: [["red", "blue", "locomotive", "green", "red"]],
      caption: "Die Auslage: Jede Farbe hat ihr eigenes Symbol.",
    },
  ],
};

/** How routes are claimed and paid for. */
export const claiming = (route: string, twin: string, cards: string[]): Chapter => ({
  title: "Eine Strecke bauen",
  text: [
    "Gib für jedes Feld eine Karte in der Farbe der Strecke ab, dann stehen deine Waggons bis zum Ende darauf. Punkte gibt es sofort.",
  ],
  list: [
    "Graue Strecken nehmen jede Farbe, aber nur eine.",
    "Deine Strecke darf überall liegen: Strecken müssen einander nicht berühren.",
    "Wo zwei Strecken nebeneinander liegen, darfst du nur eine davon haben. Zu zweit oder zu dritt ist die andere dann für alle gesperrt.",
  ],
  pictures: [
    {
      routes: [route, twin],
      owned: { [route]: 0 },
      caption: "Eine der beiden Strecken ist gebaut; ihre Waggons tragen das Symbol der Person, der sie gehört.",
    },
    {
      cards: [cards, [...cards.slice(1), "locomotive"]],
      between: "oder",
      caption: "Zwei Arten zu zahlen: alles in einer Farbe oder mit Lokomotive.",
    },
  ],
  points: true,
});

export const drawingTickets = (number: string, keep: string): Chapter => ({
  title: "Tickets",
  text: [
    "Ein Ticket nennt zwei Städte. Verbinde sie durch eine Kette eigener Strecken, ganz gleich auf welchem Weg, und du bekommst am Ende seine Punkte. Gelingt es nicht, verlierst du ebenso viele.",
    `In deinem Zug kannst du auch ${number} ziehen und ${keep} behalten. Ein Ticket lässt sich später nicht zurückgeben, und vor dem Ende sieht niemand deine.`,
  ],
});

export const lastRound =
  "Hat jemand nach einem Zug nur noch zwei Waggons oder weniger, sind alle noch einmal am Zug, auch diese Person. Dann wird gezählt.";

/** German texts of the statistics of a game. */

import type { Words } from "../en";
import { cards, count, locomotives } from "./numbers";

const decimal = (number: string): string => number.replace(".", ",");

export const statistics: Words["statistics"] = {
  title: "Statistik",
  result: "Ergebnis",
  asTable: "Als Tabelle zeigen",
  points: {
    title: "Punkte von Zug zu Zug",
    note: "Was alle gehabt hätten, wenn die Partie nach diesem Zug zu Ende gewesen wäre. Ein Ticket, das nicht erfüllt ist, zählt als Minus.",
    source: "Punkte aus",
    all: "Alles zusammen",
    turns: "Züge",
    hint: "Tippe auf einen Zug, um seine Zahlen zu sehen; tippe noch einmal, um ihn anzusehen.",
    turn: (turn, ply) => `Zug ${turn}, Schritt ${ply}`,
    lookAt: (turn) => `Zug ${turn} ansehen`,
    drawn: (ends) => `Linien der Punkte von Zug zu Zug. Am Ende: ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Tickets",
    note: "Erfüllte Tickets nach rechts, nicht erfüllte nach links.",
    line: (completed, kept, won, lost) => `${completed} von ${kept} erfüllt: +${won}${lost ? `, −${lost}` : ""}`,
    rows: {
      drawn: "Gezogen",
      kept: "Behalten",
      completed: "Erfüllt",
      failed: "Nicht erfüllt",
      won: "Brachten",
      lost: "Kosteten",
    },
  },
  routes: {
    title: "Strecken nach Länge",
    note: "Wer wie viele Strecken welcher Länge gebaut hat.",
    length: (length) => `Länge ${length}`,
  },
  cards: {
    title: "Karten",
    note: "Woher die Karten kamen.",
    deck: "vom Deck",
    row: "aus der Auslage",
    dealt: "ausgeteilt",
    cell: (deck, row, dealt) => `${deck} + ${row} + ${dealt}`,
  },
  luck: {
    title: "Glück beim Ziehen",
    note: "Der Balken zeigt, was kam, der Strich, was im Durchschnitt kommt: die Chancen aller Karten addiert, jeweils beim damaligen Stand des Decks.",
    locomotives: (got, drawn, expected) =>
      drawn
        ? `${locomotives(got)} unter ${count(drawn, "verdeckten Karte", "verdeckten Karten")}; im Durchschnitt ${decimal(expected)}`
        : "keine verdeckte Karte",
    tunnels: (extra, tunnels, expected) =>
      tunnels
        ? `${cards(extra)} mehr für ${count(tunnels, "Tunnel", "Tunnel")}; im Durchschnitt ${decimal(expected)}`
        : "kein Tunnel gegraben",
    rows: {
      cards: "Verdeckte Karten",
      locomotives: "Lokomotiven vom Deck",
      expected: "Lokomotiven im Durchschnitt",
      tunnels: "Gegrabene Tunnel",
      extra: "Mehrkosten der Tunnel",
      extraExpected: "Mehrkosten im Durchschnitt",
    },
  },
};

/** What the statistics of a game say in German. */

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
    hint: "Zeig auf einen Zug, um seine Zahlen zu lesen; ein Druck darauf blickt auf ihn zurück.",
    turn: (turn, ply) => `Zug ${turn}, Schritt ${ply}`,
    lookAt: (turn) => `Auf Zug ${turn} zurückblicken`,
    drawn: (ends) => `Linien der Punkte von Zug zu Zug. Am Ende: ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Tickets",
    note: "Erfüllte Tickets nach rechts, nicht erfüllte nach links.",
    line: (completed, kept, won, lost) => `${completed} von ${kept} erfüllt: +${won}${lost ? `, −${lost}` : ""}`,
    rows: { drawn: "Gezogen", kept: "Behalten", completed: "Erfüllt", failed: "Nicht erfüllt", won: "Brachten", lost: "Kosteten" },
  },
  routes: {
    title: "Strecken nach Länge",
    note: "Wie viele Strecken jeder Länge alle gebaut haben.",
    length: (length) => `Länge ${length}`,
  },
  cards: {
    title: "Karten",
    note: "Woher die Karten aller kamen.",
    deck: "vom Deck",
    row: "aus der Auslage",
    dealt: "ausgeteilt",
    cell: (deck, row, dealt) => `${deck} + ${row} + ${dealt}`,
  },
  luck: {
    title: "Glück beim Ziehen",
    note: "Der Balken zeigt, was kam, der Strich, was im Mittel kommt: die Aussichten aller Karten zusammengezählt, jede mit dem Deck, wie es gerade war.",
    noTunnel: "kein Tunnel gegraben",
    locomotives: (got, drawn, expected) =>
      `${locomotives(got)} unter ${count(drawn, "verdeckten Karte", "verdeckten Karten")}; im Mittel ${decimal(expected)}`,
    tunnels: (extra, tunnels, expected) => `${cards(extra)} mehr für ${count(tunnels, "Tunnel", "Tunnel")}; im Mittel ${decimal(expected)}`,
    rows: {
      cards: "Verdeckte Karten",
      locomotives: "Lokomotiven vom Deck",
      expected: "Lokomotiven im Mittel",
      tunnels: "Gegrabene Tunnel",
      extra: "Was Tunnel mehr kosteten",
      extraExpected: "Kosten im Mittel",
    },
  },
};

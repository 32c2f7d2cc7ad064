/** The rules of the USA in our own words, in German. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Bau Strecken zwischen Städten und verbinde die Städte auf deinen geheimen Tickets. Wer am Ende die meisten Punkte hat, gewinnt.",
  chapters: [
    {
      title: "Dein Zug",
      text: ["Mach eins davon, dann ist die nächste Person am Zug:"],
      list: ["Karten ziehen,", "eine Strecke bauen,", "oder Tickets ziehen."],
    },
    drawing,
    claiming("Atlanta-New Orleans/yellow", "Atlanta-New Orleans/orange", ["yellow", "yellow", "yellow", "yellow"]),
    {
      ...drawingTickets("drei Tickets", "eins oder mehr davon"),
      pictures: [
        {
          routes: ["Duluth-Omaha/1", "Kansas City-Omaha/1"],
          owned: { "Duluth-Omaha/1": 0, "Kansas City-Omaha/1": 0 },
          caption: "Duluth und Kansas City sind über Omaha verbunden.",
        },
      ],
    },
    {
      title: "Das Ende",
      text: [lastRound],
      list: [
        "Erfüllte Tickets bringen ihre Punkte, andere kosten sie.",
        "Der längste Weg ohne Lücke bringt 10 Punkte. Er darf mehrmals durch eine Stadt führen, aber nicht zweimal über eine Strecke.",
        "Bei Gleichstand entscheiden mehr erfüllte Tickets, dann der längste Weg.",
      ],
    },
  ],
  differences: [
    "Dies ist der einfachste Spielplan: Mehr als hier steht, gibt es nicht. Die anderen fügen etwas hinzu.",
  ],
};

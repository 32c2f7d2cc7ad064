/** The rules of Germany in our own words, in German. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Bau Strecken, verbinde die Städte auf deinen Tickets und nimm unterwegs Fahrgäste mit. Wer am Ende die meisten Punkte hat, gewinnt.",
  chapters: [
    {
      title: "Dein Zug",
      text: ["Mach eins davon, dann ist die nächste Person am Zug:"],
      list: ["Karten ziehen,", "eine Strecke bauen und dabei Fahrgäste mitnehmen,", "oder Tickets ziehen."],
    },
    drawing,
    claiming("Berlin-Hamburg/blue", "Berlin-Hamburg/yellow", Array<string>(7).fill("blue")),
    {
      title: "Fahrgäste",
      text: [
        "In jeder Stadt warten kleine Fahrgäste in sechs Farben. Baust du eine Strecke, steigt an jedem ihrer Enden einer ein, falls dort noch jemand wartet. Wo es mehrere Farben gibt, wählst du.",
        "Am Ende wird jede Farbe für sich betrachtet: Die meisten Fahrgäste bringen 20 Punkte, die zweitmeisten 10. Es lohnt sich also, darauf zu achten, was die anderen sammeln.",
      ],
      pictures: [
        {
          routes: ["Chemnitz-Leipzig"],
          passengers: { Leipzig: ["red", "blue", "yellow"], Chemnitz: ["green"] },
          caption: "Bau diese Strecke: In Chemnitz steigt Grün ein, in Leipzig wählst du.",
        },
      ],
    },
    {
      title: "Nachbarländer",
      text: [
        "Ein Weg kann in Dänemark, den Niederlanden, Frankreich, der Schweiz oder Österreich enden, aber nie hindurchführen. Für ein Ticket in ein Land genügt jedes seiner Enden.",
      ],
      pictures: [{ routes: ["Emden-Niederlande"], caption: "Eins von mehreren Enden in den Niederlanden." }],
    },
    {
      ...drawingTickets("vier Tickets", "eins oder mehr davon"),
      list: [
        "Es gibt kurze Tickets für 2 bis 11 Punkte und lange für 12 bis 22. Du sagst, wie viele von jeder Sorte du sehen willst.",
      ],
    },
    {
      title: "Das Ende",
      text: [lastRound],
      list: [
        "Erfüllte Tickets bringen ihre Punkte, andere kosten sie.",
        "Wer die meisten Tickets erfüllt hat, bekommt 15 Punkte.",
        "In jeder Farbe bringen die meisten Fahrgäste 20 Punkte und die zweitmeisten 10.",
        "Bei Gleichstand entscheiden mehr erfüllte Tickets, dann mehr Fahrgäste.",
      ],
    },
  ],
  differences: [
    "Fahrgäste und Länder sind neu, und es gibt zwei Decks mit Tickets.",
    "Einen Bonus gibt es nicht für den längsten Weg, sondern für die meisten erfüllten Tickets.",
    "Es gibt dreifache Strecken und Strecken mit sieben Feldern für 18 Punkte.",
  ],
};

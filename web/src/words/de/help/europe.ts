/** The rules of Europe in our own words, in German. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Bau Strecken zwischen Städten und verbinde die Städte auf deinen geheimen Tickets. Wer am Ende die meisten Punkte hat, gewinnt.",
  chapters: [
    {
      title: "Dein Zug",
      text: ["Mach eins davon, dann ist die nächste Person am Zug:"],
      list: ["Karten ziehen,", "eine Strecke bauen,", "Tickets ziehen,", "oder einen Bahnhof bauen."],
    },
    drawing,
    claiming("Berlin-Frankfurt/red", "Berlin-Frankfurt/black", ["red", "red", "red"]),
    {
      title: "Fähren",
      text: [
        "Eine Fähre führt übers Wasser. Für jede Lokomotive, die darauf gezeichnet ist, brauchst du eine echte Lokomotive; der Rest wird wie bei einer grauen Strecke bezahlt.",
      ],
      pictures: [
        { routes: ["Athina-Brindisi"], caption: "Vier Felder, eins davon mit Lokomotive." },
        { cards: [["locomotive", "green", "green", "green"]], caption: "So lässt sie sich also bezahlen." },
      ],
    },
    {
      title: "Tunnel",
      text: [
        "Tunnel haben einen dicken Rand und ein Risiko. Leg deine Karten wie sonst. Dann werden drei Karten vom Deck aufgedeckt: Für jede in der gelegten Farbe und für jede Lokomotive schuldest du eine Karte mehr.",
        "Du kannst in dieser Farbe oder mit Lokomotiven nachzahlen oder alles zurücknehmen; dann ist dein Zug vorbei. Hast du nur Lokomotiven gelegt, zählen auch nur Lokomotiven gegen dich.",
      ],
      pictures: [
        { routes: ["Venezia-Zürich"], caption: "Ein grüner Tunnel mit zwei Feldern." },
        {
          cards: [["green", "green"], ["red", "green", "blue"], ["green"]],
          between: "→",
          caption: "Gelegt, aufgedeckt, geschuldet: eine grüne Karte mehr.",
        },
      ],
    },
    {
      title: "Bahnhöfe",
      text: [
        "Du hast drei Bahnhöfe. Steht einer in einer Stadt, darfst du eine einzige fremde Strecke mitbenutzen, die dort endet, nur für deine Tickets. Welche das ist, wird am Ende zu deinem Vorteil bestimmt.",
        "Dein erster Bahnhof kostet eine Karte, der zweite zwei einer Farbe, der dritte drei. Jeder, den du nicht baust, bringt 4 Punkte.",
      ],
      pictures: [
        {
          routes: ["Budapest-Wien/red", "Warszawa-Wien"],
          owned: { "Budapest-Wien/red": 1, "Warszawa-Wien": 0 },
          stations: { Wien: 0 },
          caption: "Mit einem Bahnhof in Wien geht der eigene Weg auf einer fremden Strecke weiter.",
        },
      ],
    },
    drawingTickets("drei Tickets", "eins oder mehr davon"),
    {
      title: "Das Ende",
      text: [lastRound],
      list: [
        "Erfüllte Tickets bringen ihre Punkte, andere kosten sie.",
        "Jeder übrige Bahnhof bringt 4 Punkte.",
        "Der längste Weg ohne Lücke bringt 10 Punkte. Er darf mehrmals durch eine Stadt führen, aber nicht zweimal über eine Strecke.",
        "Bei Gleichstand entscheiden mehr erfüllte Tickets, dann weniger gebaute Bahnhöfe, dann der längste Weg.",
      ],
    },
  ],
  differences: [
    "Fähren, Tunnel und Bahnhöfe sind neu.",
    "Du beginnst mit einem langen Ticket und drei anderen und behältst mindestens zwei.",
    "Es gibt Strecken mit acht Feldern für 21 Punkte und keine mit fünf.",
  ],
};

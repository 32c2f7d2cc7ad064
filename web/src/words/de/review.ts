/** German texts about reviews of games. */

import type { ReviewWords } from "../en/review";
import { count } from "./numbers";

export const review: ReviewWords = {
  title: "Analyse",
  of: (game) => `Analyse: ${game}`,
  about:
    "Der Coach hat jede Stellung viele Male weitergespielt und wusste dabei nur, was man am Platz wissen konnte. Er beurteilt einen Zug nur, wenn der Unterschied sicher ist.",
  unfinished: "Diese Partie wurde nicht beendet: Die Analyse umfasst, was gespielt wurde.",
  seat: "Wessen Spiel",
  yours: (name) => `${name} (du)`,
  text: "Analyse wird geladen …",

  progress: "Die Partie wird analysiert",
  waiting: (ahead) =>
    ahead
      ? `In der Warteschlange: ${count(ahead, "Analyse kommt", "Analysen kommen")} vorher.`
      : "Gleich geht es los …",
  starting: "Die Partie wird vorbereitet …",
  running: (done, all) => `${done} von ${count(all, "Entscheidung", "Entscheidungen")} analysiert`,
  patience: "Du kannst diese Seite verlassen: Der Server rechnet weiter und behält die Analyse.",
  again: "Noch einmal versuchen",

  curve: {
    title: "Siegchancen",
    note: "Eine Stufe nach unten ist, was ein Zug verloren hat; dazwischen wirken Glück und die anderen. Drücke auf die Kurve, um einen Moment zu sehen.",
    drawn: (from, to, turns) =>
      `Kurve der Siegchancen: ${from} bei der ersten Entscheidung, ${to} am Ende, mit ${count(turns, "Wendepunkt", "Wendepunkten")}.`,
    slider: "Entscheidung",
    at: (move, odds, judgement) => `Zug ${move}: Chancen ${odds}, ${judgement}`,
    fair: "gleiche Chancen",
    list: "Als Liste zeigen",
    move: "Zug",
    odds: "Chancen",
    judgement: "Urteil",
  },

  moment: {
    title: "Wendepunkte und Fehler",
    none: "Hier wäre nichts mit Sicherheit besser gegangen, und kein einzelnes Ereignis hat die Chancen stark verändert.",
    move: (move) => `Zug ${move}`,
    count: (at, all) => `${at} von ${all}`,
    previous: "Zurück",
    next: "Weiter",
    lost: (share) => `${share} Chancen`,
    turning: (number, cause) => `Wendepunkt ${number}: ${cause}`,
    played: (move) => `Gespielt: ${move}.`,
    hand: "Handkarten",
    row: "Offene Karten",
    map: "Das Brett in diesem Moment",
    compared: "Verglichene Züge",
    points: "Punkte",
    lead: "Vorsprung",
    was: "gespielt",
    better: "besser",
    exercise: "Von hier aus probieren",
    exerciseHint:
      "Spiele von dieser Stellung aus als Übung weiter: Bots spielen die anderen, und spätere Karten werden neu gemischt.",
    replay: "Ab hier ansehen",
    copy: "Link kopieren",
    copied: "Link zu diesem Moment kopiert.",
    uncopied: (link) => `Dieser Browser erlaubt kein Kopieren. Der Link ist: ${link}`,
  },

  accuracy: {
    title: "Genauigkeit",
    note: "100 % für einen Zug, der nichts verloren hat; ein Verlust von 14 % Chancen halbiert sie.",
  },

  balance: {
    title: "Glück und Können",
    note: "Woraus das Ergebnis entstand. Die Zahlen gehen auf.",
  },

  tickets: {
    title: "Tickets im Verlauf",
    note: "Die Chancen, jedes Ticket zu erfüllen, von Entscheidung zu Entscheidung.",
    drawn: (ticket, from, to) => `${ticket}: erst ${from}, zuletzt ${to}`,
    points: (points) => count(points, "Punkt", "Punkte"),
  },

  likely: {
    title: "Was man über die anderen wissen konnte",
    note: "Tickets, die die anderen bei der letzten Entscheidung nach ihren Strecken wahrscheinlich hatten.",
  },

  keys: [["← →", "voriger oder nächster Wendepunkt oder Fehler"]],
};

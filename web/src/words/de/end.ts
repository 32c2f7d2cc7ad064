/** German texts of the end of a game. */

import type { Words } from "../en";
import { signed } from "../catalogue/format";
import { listed, points, tickets } from "./numbers";

const lines: Record<string, string> = {
  routes: "Strecken",
  tickets: "Tickets",
  stations: "Übrige Bahnhöfe",
  longest_path: "Längster Weg",
  globetrotter: "Meiste Tickets",
  passengers: "Fahrgäste",
  big_cities: "Großstädte",
  bonus_tickets: "Ost nach West",
};

const stories: Record<string, string> = {
  routes: "Diese Punkte kennst du schon: alle Strecken auf dem Spielplan.",
  tickets: "Erfüllte Tickets bringen ihre Punkte, andere kosten sie.",
  stations: "Jeder Bahnhof, der nicht gebaut wurde, ist etwas wert.",
  longest_path: "Der längste Weg ohne Lücke.",
  globetrotter: "Wer hat die meisten Tickets erfüllt?",
  passengers: "Die meisten Fahrgäste in jeder Farbe, dann die zweitmeisten.",
  big_cities: "Die meisten erfüllten Tickets zu einer Großstadt.",
  bonus_tickets: "Eine Kette von Strecken vom Osten in den Westen.",
};

/** Why a game is over. */
export const reasons: Record<string, string> = {
  "final round": "Die letzte Runde ist vorbei.",
  "six tickets": "Sechs Tickets sind erfüllt.",
  "last train": "Jemand hat keinen Waggon mehr.",
  "everybody passed": "Niemand konnte mehr etwas tun.",
  "no progress": "Zwanzig Runden lang kam niemand voran.",
};

/** Bonuses by the names that their boards give them. */
export const bonuses: Record<string, string> = {
  "East to West": "Von Ost nach West",
  "Coast to Coast": "Von Küste zu Küste",
};

const win = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? "gewinnt" : "gewinnen gemeinsam"}`;

export const end: Words["end"] = {
  lines,
  stories,
  reason: (reason) => reasons[reason] ?? "",
  result: "Ergebnis",
  counting: "Es wird gezählt",
  wins: (names) => `${win(names)}!`,
  youWin: "Du gewinnst!",
  shortly: (names, total) => `${win(names)}: ${total}.`,
  points,
  completed: tickets,
  place: (place) => `${place}.`,
  winner: "Sieg",
  next: "Weiter",
  pause: "Pause",
  resume: "Fortsetzen",
  skip: "Überspringen",
  again: "Noch einmal zählen",
  close: "Schließen",
  open: "Ergebnis zeigen",
  ticket: (who, one, other) => `${who}: ${one} – ${other}`,
  done: "erfüllt",
  doneBorrowed: "mit einem Bahnhof erfüllt",
  missed: "nicht erfüllt",
  unfinished: "nicht erfüllt",
  gain: (who, gained) => `${who} ${signed(gained)}`,
  nobody: "Niemand bekommt es.",
  signed,
  number: (number) => (number < 0 ? `−${-number}` : String(number)),

  table: {
    title: "Punkte",
    total: "Summe",
    source: "Wofür",
    show: (line, who) => `Auf dem Spielplan zeigen: ${line} von ${who}`,
    path: (length) => `${length} lang`,
    built: (number) => (number ? `${number} gebaut` : "keiner gebaut"),
    collected: (number) => `${number} insgesamt`,
  },

  tickets: {
    title: "Tickets",
    of: (who, done, all) => `${who}: ${done} von ${all} erfüllt`,
    hint: "Drück auf ein Ticket, um seinen Weg auf dem Spielplan zu sehen.",
    none: "Keine Tickets.",
  },

  onward: {
    same: "Noch einmal spielen",
    rotated: "Noch einmal, Plätze tauschen",
    asked: "Der Tisch wird vorbereitet …",
    ready: "Der Tisch für das nächste Spiel ist bereit.",
    go: "Zum nächsten Spiel",
    watch: "Beim nächsten Spiel zusehen",
    lobby: "Zurück zur Lobby",
    record: "Partie herunterladen",
    recordHint: "Jeder Zug dieser Partie als einfacher Text.",
  },
};

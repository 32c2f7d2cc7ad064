/** What the end of a game says in German. */

import type { Words } from "../en";
import { signed } from "../sentence";
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
  "no progress": "Drei Runden lang kam niemand voran.",
};

/** Bonuses by the names that their boards give them. */
export const bonuses: Record<string, string> = { "East to West": "Von Ost nach West", "Coast to Coast": "Von Küste zu Küste" };

/** A name for a line that only a map of a tinkerer has. */
const plain = (line: string): string => (line.charAt(0).toUpperCase() + line.slice(1)).replaceAll("_", " ");

const win = (names: readonly string[]): string => `${listed(names)} ${names.length === 1 ? "gewinnt" : "gewinnen gemeinsam"}`;

export const end: Words["end"] = {
  line: (line) => lines[line] ?? plain(line),
  story: (line) => stories[line] ?? "",
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

  proof: {
    title: "Wurde ehrlich gemischt?",
    before:
      "Bevor die erste Karte ausgeteilt wurde, haben alle am Tisch diesen Fingerabdruck bekommen. Er hat jedes Mischen im Voraus festgelegt, ohne es zu verraten:",
    after: "Nun, da das Spiel zu Ende ist, ist hier die geheime Zahl, aus der alles gemischt wurde:",
    fits: "Dieser Browser hat es gerade geprüft: Die Zahl passt zum Fingerabdruck.",
    differs: "Diese Zahl passt nicht zum Fingerabdruck. Dem Mischen in diesem Spiel ist nicht zu trauen.",
    verify:
      "Um jede einzelne Karte zu prüfen, lade die Partie herunter und ruf „whistlestop verify“ damit auf. Es mischt noch einmal aus der Zahl, vergleicht jede Karte mit der ausgeteilten und nennt den ersten Zug, an dem etwas nicht stimmt.",
  },
};

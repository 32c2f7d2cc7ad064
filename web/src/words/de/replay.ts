/** German texts about replays and records. */

import type { Words } from "../en";
import { cards } from "./numbers";

export const replay: Words["replay"] = {
  title: (game) => `Wiederholung: ${game}`,
  look: "Partie ansehen",
  fetching: "Die Partie wird geladen …",
  past: "Du siehst eine Wiederholung: Hier lässt sich nichts spielen.",
  moment: (ply, all) => `Schritt ${ply} von ${all}`,
  opening: "Alles ist aufgebaut, die ersten Tickets sind verteilt.",
  undealt: "Alles ist aufgebaut; die Tickets sind noch nicht verteilt.",
  chose: (who) => `${who} hat gewählt.`,
  shortMoment: (ply, all) => `${ply} / ${all}`,
  more: "Mehr",
  yourTurn: "Du bist am Zug: zurück an den Tisch",
  move: {
    title: "Durch die Partie gehen",
    first: "Zum Anfang",
    turnBack: "Vorheriger Zug",
    back: "Einen Schritt zurück",
    play: "Automatisch abspielen",
    pause: "Anhalten",
    forward: "Einen Schritt weiter",
    turnOn: "Nächster Zug",
    last: "Zum Ende",
    slider: "Schritt",
    pace: "Tempo der Wiedergabe",
    paces: { slow: "Langsam", usual: "Normal", fast: "Schnell" },
  },
  eyes: {
    title: "Aus wessen Sicht",
    all: "Alle Karten offen",
    public: "Wie alle es sahen",
    of: (name) => `Wie ${name} es sah`,
    mine: "Wie du es sahst",
  },
  open: {
    title: "Handkarten",
    of: (name) => `Karten und Tickets von ${name}`,
    cardsOf: (name) => `Karten von ${name}`,
    ticketsOf: (name) => `Tickets von ${name}`,
    cards,
    none: "Keine Karten.",
    stack: "Stapel:",
    offer: "Tickets zur Auswahl",
  },
  /** The review, and exercises that start from it. */
  review: {
    open: "Analyse",
    exercise: "Übung",
    exerciseHint: "Du spielst eine beendete Partie weiter; nichts zählt.",
    back: "Zurück zur Analyse",
  },
  links: {
    title: "Von hier aus",
    copy: "Link kopieren",
    copyHint: "Ein Link zu genau diesem Augenblick",
    copied: "Der Link zu diesem Augenblick ist kopiert.",
    uncopied: (link) => `Dieser Browser lässt die Seite nicht kopieren. Der Link lautet: ${link}`,
    record: "Partie herunterladen",
    table: "Zum Tisch",
  },
  about: {
    record: "Diese Partie stammt aus einer Aufzeichnung.",
    unfinished: "Die Aufzeichnung bricht ab, bevor die Partie zu Ende ist.",
    proven: "Das Mischen ist geprüft: Es folgt aus der geheimen Zahl.",
    unproven: "Sie nennt keine geheime Zahl, daher lässt sich das Mischen nicht prüfen.",
  },
  keys: [
    ["← →", "einen Schritt zurück oder weiter"],
    ["Umschalt ← →", "einen Zug zurück oder weiter"],
    ["Pos1, Ende", "zum Anfang, zum Ende"],
    ["Leertaste", "automatisch abspielen, anhalten"],
    ["+ −", "schneller, langsamer abspielen"],
  ],
  without: ["1 – 9"],
};

export const records: Words["records"] = {
  title: "Eine aufgezeichnete Partie ansehen",
  about:
    "Jede beendete Partie lässt sich herunterladen. Öffne die Datei hier, um die Partie anzusehen und den Link zu teilen.",
  choose: "Datei wählen",
  paste: "oder ihren Text hier einfügen",
  reading: "Wird gelesen …",
  broken: "Diese Aufzeichnung lässt sich nicht abspielen.",
  tooLarge: "Die Datei ist viel zu groß für die Aufzeichnung einer Partie.",
  forgetOf: (title) => `Die Aufzeichnung von ${title} von dieser Liste nehmen`,
};

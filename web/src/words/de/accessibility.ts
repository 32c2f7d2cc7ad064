/** German texts for accessibility. */

import type { Words } from "../en";

export const accessibility: Words["accessibility"] = {
  placeable: "kann gelegt werden",
  acting: "am Zug",

  set: {
    lists: "Listen statt Spielplan",
    listsHint:
      "Ein Tisch als Seite aus Überschriften und Listen, mit einem Feld, in das du Züge tippst: für Screenreader und für alle, die es so mögen.",
    letters: "Buchstaben als Tastenkürzel",
    lettersHint:
      "Am Tisch führt M zum Spielplan, und ? zeigt alle Tasten. Schalte das aus, wenn du deinem Gerät diktierst.",
  },

  keys: {
    title: "Tasten",
    everywhere: [
      ["Tab", "zum Nächsten; mit Umschalt zum Vorigen"],
      ["Enter", "benutzen, was markiert ist"],
      ["Esc", "abbrechen, schließen"],
      ["?", "diese Liste"],
    ],
    groups: [
      ["Pfeile", "innerhalb einer Gruppe: Karten, Tickets, Strecken"],
      ["1 – 9", "eine Zahlungsart wählen"],
    ],
    map: [
      ["M", "zum Spielplan oder zur Liste der Strecken"],
      ["Umschalt + Buchstabe", "auf dem Spielplan zur nächsten Strecke oder Stadt, die so beginnt"],
    ],
    yards: [["M", "zu den Rangierbahnhöfen"]],
    letters: [
      ["D", "zu dem, was zu entscheiden ist"],
      ["R", "zur Auslage und zum Deck"],
      ["H", "zu deinen Karten"],
      ["T", "zu deinen Tickets"],
      ["L", "zum Verlauf"],
      ["V", "der Tisch als Listen und zurück"],
    ],
    lists: [["N", "zum Feld für Züge"]],
  },
};

/** German texts of the player's own page. */

import type { Words } from "../en";
import { count, listed } from "./numbers";

export const me: Words["me"] = {
  title: "Meine Partien",
  about: "Deine Ergebnisse auf diesem Gerät. Ohne Konto, und nichts wird verschickt.",
  none: "Noch keine beendete Partie. Hier sammeln sich deine Ergebnisse.",
  start: "Partie beginnen",

  played: "Partien",
  won: "Siege",
  winning: "Siege in Folge",
  longest: "Längste Serie",

  running: "Laufende Partien",
  yourTurn: "Du bist dran",
  byGame: "Nach Spiel",
  game: "Spiel",
  best: "Rekord",
  mean: "Schnitt",
  inTickets: (number) => `${number} Tickets`,

  opponents: "Liebste Mitspieler",
  met: (games, won) => `${count(games, "Partie", "Partien")}, davon ${won} gewonnen`,

  finished: "Beendete Partien",
  place: (place, of) => (place === 1 ? "Gewonnen" : `Platz ${place} von ${of}`),
  against: (names) => `gegen ${listed(names)}`,
  takenBack: "Züge zurückgenommen",
  takenBackHint: "Partien mit zurückgenommenen Zügen zählen nicht für Rekorde und Serien.",
  replay: "Ansehen",
  replayOf: (title, date) => `${title} vom ${date} ansehen`,
  reviewOf: (title, date) => `Analyse von ${title} vom ${date}`,
  more: (number) => `${number} weitere zeigen`,

  file: "Zum Mitnehmen",
  fileHint:
    "Speichere deine Ergebnisse als Datei, und lade sie auf einem anderen Gerät. Was du dort schon hast, wird nicht doppelt gezählt.",
  save: "Als Datei speichern",
  load: "Datei laden",
  loaded: (added, known) =>
    added
      ? `${count(added, "Partie", "Partien")} hinzugefügt${known ? `; ${known} waren schon da` : ""}.`
      : "Alle diese Partien sind schon da.",
  unstored: "Der Speicher dieses Browsers ist voll oder abgeschaltet, daher wurde nichts hinzugefügt.",
  problems: {
    large: "Diese Datei ist zu groß für eine Liste von Partien.",
    unreadable: "Diese Datei ist beschädigt, daher wurde nichts hinzugefügt. Speichere sie auf dem anderen Gerät neu.",
    foreign: "Das ist keine Datei mit deinen Partien. Sie sollte whistlestop-games.json heißen.",
    newer: "Diese Datei stammt von einer neueren Version. Lade die Seite neu, oder bitte deinen Host um ein Update.",
    damaged: (number) => `Partie ${number} in dieser Datei ist beschädigt, daher wurde nichts hinzugefügt.`,
  },
};

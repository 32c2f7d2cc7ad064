/** German texts around a guided game. */

import type { Words } from "../en";

export const lesson: Words["lesson"] = {
  title: "Geführtes Spiel",
  begin: "Spielend lernen",
  beginOf: (title) => `Spielend lernen: ${title}`,
  newcomer: "Neu hier?",
  offer: "Ein geführtes Spiel zeigt dir jeden Zug, einen nach dem anderen. Es dauert fünf Minuten.",

  hint: "Was jetzt zu tun ist",
  step: (number, of) => `Schritt ${number} von ${of}`,
  next: "Weiter",
  leap: "Weiter",
  doIt: "Mach das für mich",
  rest: "Rest überspringen",
  sure: "Dieses geführte Spiel beenden?",
  unseen: "Dann siehst du nicht, was noch kommt.",
  stay: "Nein, weiter",
  endIt: "Ja, beenden",
  there: "Dorthin",
  follow: ["Dein Zug", "Folge dem Hinweis."],
  watch: (name) => `${name} ist am Zug: Schau, was passiert.`,
  marked: "Kreuz in diesem geführten Spiel nur die an, auf die gezeigt wird.",
  pauses: "Das geführte Spiel wartet: Drück auf „Weiter“.",

  end: {
    title: "Jetzt weißt du, wie’s geht!",
    learned: "Das hast du alles gemacht:",
    skipped: "Du hast den Rest übersprungen",
    shows: "Kein Problem. Ein ganzes geführtes Spiel zeigt dir das alles:",
    again: "Das geführte Spiel neu beginnen",
    play: "Richtig spielen",
    against: "gegen einen leichten Bot",
    rules: "Regeln lesen",
    lobby: "Zurück zur Lobby",
    luck: "In einem geführten Spiel wird nichts gemischt: Jede Karte lag vorher fest, um dir alles zu zeigen. In einem richtigen Spiel entscheidet der Zufall.",
  },
};

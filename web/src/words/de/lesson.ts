/** What is said around a first game in German. */

import type { Words } from "../en";

export const lesson: Words["lesson"] = {
  title: "Erstes Spiel",
  begin: "Spielend lernen",
  beginOf: (title) => `Spielend lernen: ${title}`,
  newcomer: "Neu hier?",
  offer: "Ein erstes Spiel zeigt dir jeden Zug, einen nach dem anderen. Es dauert fünf Minuten.",

  hint: "Was jetzt zu tun ist",
  step: (number, of) => `Schritt ${number} von ${of}`,
  next: "Weiter",
  leap: "Weiter",
  doIt: "Mach das für mich",
  rest: "Rest überspringen",
  there: "Dorthin",
  follow: ["Dein Zug", "Folge dem Hinweis."],
  watch: (name) => `${name} ist am Zug: Schau, was passiert.`,
  pauses: "Das erste Spiel wartet: Drück auf „Weiter“.",

  end: {
    title: "Jetzt weißt du, wie’s geht!",
    learned: "Das hast du alles gemacht:",
    play: "Richtig spielen",
    against: "gegen einen leichten Bot",
    rules: "Regeln lesen",
    lobby: "Zurück zur Lobby",
    luck: "In einem ersten Spiel wird nichts gemischt: Jede Karte lag vorher fest, um dir alles zu zeigen. In einem richtigen Spiel entscheidet der Zufall.",
  },
};

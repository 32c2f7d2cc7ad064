/** German texts about the check of the shuffles, loaded once a game is over. */

import type { ShuffleProofWords } from "../en/shuffle_proof";
import { count } from "./numbers";

const outcomes = (draws: number): string => count(draws, "Zufallsergebnis", "Zufallsergebnisse");
const move = (ply: number): string => (ply ? `Zug ${ply}` : "Der Aufbau");
const inMove = (ply: number): string => (ply ? `in Zug ${ply}` : "beim Aufbau");

export const shuffleProof: ShuffleProofWords = {
  checking: "Das Mischen wird geprüft …",
  title: {
    part: "Ehrlich gemischt: Dein Browser hat es bewiesen.",
    watched: "Gemischt wurde, wie dein Browser es gesehen hat.",
    record: "Das Mischen passt zur gespeicherten Partie.",
    unpublished: "Das Mischen lässt sich nicht prüfen: Die geheime Zahl des Servers ist nicht veröffentlicht.",
    broken: "Dem Mischen in diesem Spiel ist nicht zu trauen.",
  },
  proves: {
    part: (draws) =>
      `Dein Browser hat eine eigene Zufallszahl zum Mischen beigetragen und aufbewahrt, was er gesehen hat. Nun hat er noch einmal gezogen: ${outcomes(draws)}, alle gleich. Niemand konnte vor dem Spiel eine Karte aussuchen oder vorhersehen, und niemand hat seither eine Karte oder einen Zug verändert.`,
    watched: (draws) =>
      `Dein Browser hat das Spiel von Anfang an gesehen und nun noch einmal gezogen: ${outcomes(draws)}, alle gleich. Niemand hat seither eine Karte oder einen Zug verändert. Eine eigene Zufallszahl hat dein Browser nicht beigetragen; ob jemand die Karten vorher ausgesucht hat, kann er daher nicht wissen.`,
    record: (draws) =>
      `Noch einmal aus der geheimen Zahl gezogen: ${outcomes(draws)}, alle gleich. Dieser Browser hat das Spiel nicht von Anfang an gesehen; ob die Partie nachträglich erfunden wurde, kann er daher nicht wissen.`,
  },
  limits: "Es beweist nicht, dass niemand hingesehen hat: Der Server kennt während des Spiels alle Karten.",
  rules:
    "Die Züge selbst prüft er dabei nicht. Um jeden Zug nach den Regeln zu prüfen, lade die Partie herunter, sichere deinen Beleg und ruf „whistlestop verify game.record --receipt mine.record“ auf.",
  rulesAlone:
    "Die Züge selbst prüft er dabei nicht. Um jeden Zug nach den Regeln zu prüfen, lade die Partie herunter und ruf „whistlestop verify game.record“ auf.",
  save: "Beleg sichern",
  saveHint: "Was dein Browser während des Spiels gesehen hat, als einfacher Text.",

  faults: {
    unreadable: "Der Beweis des Servers ist nicht lesbar.",
    unproven: "Der Server kann nicht zeigen, wie die Karten gezogen wurden.",
    unpublished: "Der Server hat seine geheime Zahl nicht veröffentlicht.",
    seed: "Die geheime Zahl des Servers passt nicht zu ihrem Fingerabdruck.",
    commitment:
      "Die geheime Zahl ist nicht die, auf die sich der Server am Anfang festgelegt hat: Ihr Fingerabdruck hat sich geändert.",
    table: "Die gespeicherte Partie stammt von einem anderen Tisch.",
    commitments: "Die Liste aller Fingerabdrücke hat sich geändert, seit dein Browser sie zuerst gesehen hat.",
    seats: "Ein Platz hat einen Fingerabdruck ohne Zufallszahl oder eine Zufallszahl ohne Fingerabdruck.",
    hash: (name) => `Die Zufallszahl von ${name} passt nicht zu ihrem Fingerabdruck.`,
    own: (name) => `Die Zufallszahl, die dein Browser für ${name} beigetragen hat, wurde nicht verwendet.`,
    nonce: (name) => `Die Zufallszahl von ${name} ist nicht die, die dein Browser zuerst gesehen hat.`,
    takeBacks: "Die zurückgenommenen Züge sind nicht die, die dein Browser gesehen hat.",
    line: (ply) => `${move(ply)} ist nicht, was du gesehen hast.`,
    missing: (ply) => `${move(ply)} fehlt, obwohl du es gesehen hast.`,
    draw: (ply) => `Was ${inMove(ply)} gezogen wurde, folgt nicht aus der geheimen Zahl und den Zufallszahlen.`,
    deck: "Der Stapel zu Beginn ist nicht der des Spiels.",
    pile: (ply) => `Was ${inMove(ply)} gezogen werden konnte, ist nicht, was übrig war.`,
    outcomes: (ply) => `Was ${inMove(ply)} gezogen wurde, steht anders in der gespeicherten Partie.`,
  },
};

/** German texts about fair shuffles before and during a game. */

import type { Words } from "../en";
import { listed } from "./numbers";

export const fairness: Words["fairness"] = {
  waiting: (names) =>
    names.length === 1 ? `Warten auf das Gerät von ${names[0]} …` : `Warten auf die Geräte von ${listed(names)} …`,
  held: "Dein Browser hält seine Zufallszahl zurück, weil der Server die Fingerabdrücke geändert hat, die er für das Mischen veröffentlicht hatte. Spiel nicht an diesem Tisch.",
  callOff: "Spiel absagen",
  calledOff: "Das Spiel wurde vor der ersten Karte abgesagt.",
  samePeople: "Neuer Tisch, dieselben Leute",

  endGame: {
    open: "Spiel beenden",
    title: "Dieses Spiel beenden?",
    text: "Außer dir spielen hier nur Bots. Du kannst gehen und später aus der Lobby zurückkommen, oder das Spiel endgültig beenden. Dann kann es niemand fortsetzen, und die geheime Zahl hinter dem Mischen wird veröffentlicht.",
    later: "Vorerst gehen",
    now: "Endgültig beenden",
    ended: "Dieses Spiel wurde vorzeitig beendet.",
  },
};

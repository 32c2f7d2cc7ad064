/** French texts about fair shuffles before and during a game. */

import type { Words } from "../en";
import { listed } from "./numbers";

export const fairness: Words["fairness"] = {
  waiting: (names) => `En attente : ${listed(names)} (${names.length < 2 ? "appareil" : "appareils"})…`,
  held: "Ton navigateur retient son nombre aléatoire, car le serveur a changé les empreintes publiées pour les mélanges. Ne joue pas à cette table.",
  callOff: "Annuler la partie",
  calledOff: "La partie a été annulée avant la première carte.",
  samePeople: "Nouvelle table, mêmes joueurs",

  endGame: {
    open: "Terminer",
    title: "Terminer cette partie ?",
    text: "À part toi, seuls des bots jouent ici. Tu peux partir et revenir plus tard depuis l’accueil, ou terminer la partie pour de bon. Personne ne pourra alors la continuer, et le nombre secret des mélanges sera publié.",
    later: "Partir pour l’instant",
    now: "Terminer pour de bon",
    ended: "Cette partie a été arrêtée avant la fin.",
  },
};

/** French texts of the player's own page. */

import type { Words } from "../en";
import { count, listed } from "./numbers";

export const me: Words["me"] = {
  title: "Mes parties",
  about: "Tes résultats sur cet appareil. Sans compte, et rien n’est envoyé.",
  none: "Aucune partie terminée pour l’instant. Tes résultats apparaîtront ici.",
  start: "Commencer une partie",

  played: "Parties",
  won: "Victoires",
  winning: "Victoires d’affilée",
  longest: "Plus longue série",

  running: "En cours",
  yourTurn: "À toi de jouer",
  byGame: "Par jeu",
  game: "Jeu",
  best: "Record",
  mean: "Moyenne",
  inTickets: (number) => `${number} billets`,

  opponents: "Adversaires préférés",
  met: (games, won) => `${count(games, "partie")}, dont ${count(won, "gagnée")}`,

  finished: "Parties terminées",
  place: (place, of) => (place === 1 ? "Gagnée" : `Place ${place} sur ${of}`),
  against: (names) => `contre ${listed(names)}`,
  takenBack: "Coups repris",
  takenBackHint: "Les parties avec des coups repris ne comptent ni pour les records ni pour les séries.",
  replay: "Revoir",
  replayOf: (title, date) => `Revoir ${title}, ${date}`,
  reviewOf: (title, date) => `Analyse : ${title}, ${date}`,
  more: (number) => `En montrer ${number} de plus`,

  file: "À emporter",
  fileHint:
    "Enregistre tes résultats dans un fichier et ouvre-le sur un autre appareil. Ceux que tu as déjà ne sont pas comptés deux fois.",
  save: "Enregistrer un fichier",
  load: "Ouvrir un fichier",
  loaded: (added, known) =>
    added
      ? `${count(added, "partie ajoutée", "parties ajoutées")}${known ? ` ; tu en avais déjà ${known}` : ""}.`
      : "Tu as déjà toutes ces parties.",
  unstored: "La mémoire de ce navigateur est pleine ou désactivée : rien n’a été ajouté.",
  problems: {
    large: "Ce fichier est trop gros pour une liste de parties.",
    unreadable: "Ce fichier est abîmé : rien n’a été ajouté. Enregistre-le de nouveau sur l’autre appareil.",
    foreign: "Ce n’est pas un fichier de tes parties. Il devrait s’appeler whistlestop-games.json.",
    newer: "Ce fichier vient d’une version plus récente. Recharge la page, ou demande une mise à jour à ton hébergeur.",
    damaged: (number) => `La partie ${number} de ce fichier est abîmée : rien n’a été ajouté.`,
  },
};

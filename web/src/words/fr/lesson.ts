/** French texts around a guided game. */

import type { Words } from "../en";

export const lesson: Words["lesson"] = {
  title: "Partie guidée",
  begin: "Apprendre en jouant",
  beginOf: (title) => `Apprendre en jouant : ${title}`,
  newcomer: "C’est ta première visite ?",
  offer: "Une partie guidée te montre chaque coup, l’un après l’autre. Cinq minutes suffisent.",

  hint: "Ce qu’il faut faire",
  step: (number, of) => `Étape ${number} sur ${of}`,
  next: "Suivant",
  leap: "Continuer",
  doIt: "Fais-le pour moi",
  rest: "Passer le reste",
  sure: "Terminer cette partie guidée ?",
  unseen: "Alors tu ne verras pas la suite.",
  stay: "Non, continuer",
  endIt: "Oui, terminer",
  there: "Y aller",
  follow: ["À toi", "Suis l’indication."],
  watch: (name) => `C’est à ${name} : regarde ce qui se passe.`,
  marked: "Dans cette partie guidée, coche seulement ceux qui sont montrés.",
  pauses: "La partie guidée attend : appuie sur « Continuer ».",

  end: {
    title: "Maintenant, tu sais jouer !",
    learned: "Voici ce que tu as fait :",
    skipped: "Tu as passé le reste",
    shows: "Pas de souci. Une partie guidée entière montre comment :",
    again: "Recommencer la partie guidée",
    play: "Jouer pour de vrai",
    against: "contre un bot facile",
    rules: "Lire les règles",
    lobby: "Retour à l’accueil",
    luck: "Dans une partie guidée, rien n’est mélangé : chaque carte était prévue, pour tout te montrer. Dans une vraie partie, le hasard décide.",
  },
};

/** French texts about reviews of games. */

import type { ReviewWords } from "../en/review";
import { count } from "./numbers";

export const review: ReviewWords = {
  title: "Analyse",
  of: (game) => `Analyse : ${game}`,
  about:
    "Le coach a rejoué chaque position de nombreuses fois en ne sachant que ce que le joueur pouvait savoir. Il ne juge un coup que là où la différence est sûre.",
  unfinished: "Cette partie n’a pas été terminée : l’analyse porte sur ce qui a été joué.",
  seat: "Quel joueur",
  yours: (name) => `${name} (toi)`,
  text: "Chargement de l’analyse…",

  progress: "Analyse de la partie",
  waiting: (ahead) => (ahead ? `En attente : ${count(ahead, "analyse")} avant celle-ci.` : "L’analyse va commencer…"),
  starting: "Préparation de la partie…",
  running: (done, all) => `${done} sur ${count(all, "décision")}`,
  patience: "Tu peux quitter cette page : le serveur continue et garde l’analyse.",
  again: "Réessayer",

  curve: {
    title: "Chances de gagner",
    note: "Une marche vers le bas est ce qu’un coup a perdu ; le reste vient de la chance et des autres. Touche la courbe pour voir un moment.",
    drawn: (from, to, turns) =>
      `Courbe des chances de gagner : ${from} à la première décision, ${to} à la fin, avec ${count(turns, "tournant")}.`,
    slider: "Décision",
    at: (move, odds, judgement) => `Coup ${move} : chances ${odds}, ${judgement}`,
    fair: "chances égales",
    list: "Afficher en liste",
    move: "Coup",
    odds: "Chances",
    judgement: "Jugement",
  },

  moment: {
    title: "Tournants et erreurs",
    none: "Rien ici n’aurait été mieux à coup sûr, et aucun événement n’a beaucoup changé les chances à lui seul.",
    move: (move) => `Coup ${move}`,
    count: (at, all) => `${at} sur ${all}`,
    previous: "Précédent",
    next: "Suivant",
    lost: (share) => `${share} de chances`,
    turning: (number, cause) => `Tournant ${number} : ${cause}`,
    played: (move) => `Joué : ${move}.`,
    hand: "Main",
    row: "Cartes visibles",
    map: "Le plateau à ce moment",
    compared: "Coups comparés",
    points: "Points",
    lead: "Avance",
    was: "joué",
    better: "mieux",
    exercise: "Essayer à partir d’ici",
    exerciseHint:
      "Rejoue à partir de cette position, comme exercice : des bots jouent les autres, et les cartes suivantes sont remélangées.",
    replay: "Revoir à partir d’ici",
    copy: "Copier le lien",
    copied: "Lien vers ce moment copié.",
    uncopied: (link) => `Ce navigateur n’autorise pas la copie. Voici le lien : ${link}`,
  },

  accuracy: {
    title: "Précision",
    note: "100 % pour un coup qui n’a rien perdu ; une perte de 14 % de chances la divise par deux.",
  },

  balance: {
    title: "Chance et talent",
    note: "Ce qui a fait le résultat. Les nombres s’additionnent.",
  },

  tickets: {
    title: "Billets au fil du temps",
    note: "Les chances de valider chaque billet, de décision en décision.",
    drawn: (ticket, from, to) => `${ticket} : ${from} d’abord, ${to} à la fin`,
    points: (points) => count(points, "point"),
  },

  likely: {
    title: "Ce qu’on pouvait savoir des autres",
    note: "Les billets que les autres avaient sans doute à la dernière décision, d’après leurs lignes.",
  },

  keys: [["← →", "tournant ou erreur précédents ou suivants"]],
};

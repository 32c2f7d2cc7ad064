/** French texts about replays and records. */

import type { Words } from "../en";
import { cards } from "./numbers";

export const replay: Words["replay"] = {
  title: (game) => `Revoir : ${game}`,
  look: "Revoir la partie",
  fetching: "Chargement de la partie…",
  past: "Tu revois la partie : ici, rien ne se joue.",
  moment: (ply, all) => `Coup ${ply} sur ${all}`,
  opening: "Tout est en place, les premiers billets sont distribués.",
  undealt: "Tout est en place ; les billets ne sont pas encore distribués.",
  chose: (who) => `${who} a choisi.`,
  shortMoment: (ply, all) => `${ply} / ${all}`,
  more: "Plus",
  yourTurn: "C’est ton tour : retour à la table",
  move: {
    title: "Parcourir la partie",
    first: "Au début",
    turnBack: "Tour précédent",
    back: "Coup précédent",
    play: "Lecture automatique",
    pause: "Arrêter",
    forward: "Coup suivant",
    turnOn: "Tour suivant",
    last: "À la fin",
    slider: "Coup",
    pace: "Vitesse de lecture",
    paces: { slow: "Lente", usual: "Normale", fast: "Rapide" },
  },
  eyes: {
    title: "Point de vue",
    all: "Toutes les mains ouvertes",
    public: "Comme tout le monde l’a vue",
    of: (name) => `Comme ${name} l’a vue`,
    mine: "Comme tu l’as vue",
  },
  open: {
    title: "Mains",
    of: (name) => `Cartes et billets : ${name}`,
    cardsOf: (name) => `Cartes : ${name}`,
    ticketsOf: (name) => `Billets : ${name}`,
    cards,
    none: "Aucune carte.",
    stack: "Pile :",
    offer: "Billets au choix",
  },
  /** The review, and exercises that start from it. */
  review: {
    open: "Analyse",
    exercise: "Exercice",
    exerciseHint: "Tu rejoues une partie terminée ; rien ne compte.",
    back: "Retour à l’analyse",
  },
  links: {
    title: "À partir d’ici",
    copy: "Copier le lien",
    copyHint: "Un lien vers ce moment précis",
    copied: "Le lien vers ce moment est copié.",
    uncopied: (link) => `Ce navigateur ne laisse pas la page copier. Le lien est : ${link}`,
    record: "Télécharger la partie",
    table: "À la table",
  },
  about: {
    record: "Cette partie vient d’un enregistrement.",
    unfinished: "L’enregistrement s’arrête avant la fin de la partie.",
    proven: "Les mélanges sont vérifiés : ils découlent du nombre secret.",
    unproven: "Il ne donne pas le nombre secret : les mélanges ne peuvent pas être vérifiés.",
  },
  keys: [
    ["← →", "un coup en arrière ou en avant"],
    ["Maj ← →", "un tour en arrière ou en avant"],
    ["Début, Fin", "au début, à la fin"],
    ["Espace", "lecture automatique, arrêt"],
    ["+ −", "lecture plus rapide, plus lente"],
  ],
  without: ["1 – 9"],
};

export const records: Words["records"] = {
  title: "Revoir une partie enregistrée",
  about: "Toute partie finie peut être téléchargée. Ouvre le fichier ici pour la revoir et en partager le lien.",
  choose: "Choisir un fichier",
  paste: "ou colle son texte ici",
  reading: "Lecture…",
  broken: "Cet enregistrement ne peut pas être rejoué.",
  tooLarge: "Ce fichier est bien trop grand pour l’enregistrement d’une partie.",
  forgetOf: (title) => `Retirer de cette liste l’enregistrement : ${title}`,
};

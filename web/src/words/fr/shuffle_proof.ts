/** French texts about the check of the shuffles, loaded once a game is over. */

import type { ShuffleProofWords } from "../en/shuffle_proof";
import { count } from "./numbers";

const outcomes = (draws: number): string => count(draws, "tirage", "tirages");
const move = (ply: number): string => (ply ? `Le coup ${ply}` : "La mise en place");
const inMove = (ply: number): string => (ply ? `au coup ${ply}` : "à la mise en place");
const subject = (ply: number, masculine: string, feminine: string): string => (ply ? masculine : feminine);

export const shuffleProof: ShuffleProofWords = {
  checking: "Vérification des mélanges…",
  title: {
    part: "Mélanges honnêtes : ton navigateur l’a prouvé.",
    watched: "Les mélanges sont ceux que ton navigateur a vus.",
    record: "Les mélanges correspondent à la partie enregistrée.",
    unpublished: "Les mélanges ne peuvent pas être vérifiés : le nombre secret du serveur n’est pas publié.",
    broken: "On ne peut pas se fier aux mélanges de cette partie.",
  },
  proves: {
    part: (draws) =>
      `Ton navigateur a ajouté aux mélanges un nombre aléatoire à lui et a gardé ce qu’il a vu. Il vient de refaire ${outcomes(draws)}, tous identiques. Personne n’a pu choisir ni prévoir une carte avant la partie, et personne n’a changé une carte ou un coup depuis.`,
    watched: (draws) =>
      `Ton navigateur a vu la partie depuis le début et vient de refaire ${outcomes(draws)}, tous identiques : personne n’a changé une carte ou un coup depuis. Il n’a pas ajouté de nombre aléatoire à lui ; il ne peut donc pas savoir si quelqu’un a choisi les cartes auparavant.`,
    record: (draws) =>
      `Refait à partir du nombre secret : ${outcomes(draws)}, tous identiques. Ce navigateur n’a pas vu la partie depuis le début ; il ne peut donc pas savoir si elle a été inventée après coup.`,
  },
  limits: "Cela ne prouve pas que personne n’a regardé : le serveur connaît toutes les mains pendant la partie.",
  rules:
    "Les coups eux-mêmes ne sont pas vérifiés ici. Pour vérifier chaque coup selon les règles, télécharge la partie, garde ton reçu et lance « whistlestop verify game.record --receipt mine.record ».",
  rulesAlone:
    "Les coups eux-mêmes ne sont pas vérifiés ici. Pour vérifier chaque coup selon les règles, télécharge la partie et lance « whistlestop verify game.record ».",
  save: "Garder le reçu",
  saveHint: "Ce que ton navigateur a vu pendant la partie, en texte simple.",

  faults: {
    unreadable: "La preuve du serveur est illisible.",
    unproven: "Le serveur ne peut pas montrer comment les cartes ont été tirées.",
    unpublished: "Le serveur n’a pas publié son nombre secret.",
    seed: "Le nombre secret du serveur ne correspond pas à son empreinte.",
    commitment: "Le nombre secret n’est pas celui auquel le serveur s’était engagé au début : son empreinte a changé.",
    table: "La partie enregistrée est celle d’une autre table.",
    commitments: "La liste des empreintes a changé depuis que ton navigateur l’a vue.",
    seats: "Une place a une empreinte sans nombre aléatoire, ou un nombre aléatoire sans empreinte.",
    hash: (name) => `${name} : le nombre aléatoire de cette place ne correspond pas à son empreinte.`,
    own: (name) => `Le nombre aléatoire que ton navigateur a ajouté pour ${name} n’a pas été utilisé.`,
    nonce: (name) => `${name} : le nombre aléatoire de cette place n’est pas celui que ton navigateur a vu en premier.`,
    takeBacks: "Les coups repris ne sont pas ceux que ton navigateur a vus.",
    line: (ply) => `${move(ply)} n’est pas ${subject(ply, "celui", "celle")} que tu as ${subject(ply, "vu", "vue")}.`,
    missing: (ply) => `${move(ply)} manque, alors que tu l’as ${subject(ply, "vu", "vue")}.`,
    draw: (ply) => `Ce qui a été tiré ${inMove(ply)} ne découle pas du nombre secret et des nombres aléatoires.`,
    deck: "La pioche du début n’est pas celle du jeu.",
    pile: (ply) => `Ce qui pouvait être tiré ${inMove(ply)} n’est pas ce qui restait.`,
    outcomes: (ply) => `Ce qui a été tiré ${inMove(ply)} n’est pas ce que dit la partie enregistrée.`,
  },
};

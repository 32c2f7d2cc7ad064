/** French texts of the guided game of First Journey. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Bienvenue à bord !",
      "Voici tes deux billets. Relie avec tes wagons les deux villes d’un billet. Six billets validés, et tu gagnes !",
    ],
    claim: [
      "Une ligne",
      "Tu as une carte verte, et cette ligne de Dublin à London est verte. Appuie dessus sur le plateau !",
    ],
    draw: ["Piocher", "Il te faut d’autres cartes : appuie sur la pioche, tu en reçois deux."],
    amsterdam: ["Plus loin", "De London à Amsterdam, il faut une carte blanche. Tu l’as : appuie sur la ligne."],
    berlin: ["Encore plus loin", "D’Amsterdam à Berlin, il faut une carte noire."],
    complete: ["Le dernier bout", "Une carte verte de Berlin à Copenhagen, et ton billet est validé !"],
    done: [
      "Billet validé !",
      "Dublin et Copenhagen sont reliées. Tout le monde le voit, et tu as reçu un nouveau billet.",
    ],
    exchange: [
      "D’autres billets",
      "Athens est loin de tes wagons. Échange tes deux billets contre de nouveaux : c’est tout ton tour.",
    ],
    more: ["Piocher", "C’est bien mieux ! Pioche encore deux cartes."],
    locomotive: [
      "Locomotive",
      "Une locomotive vaut n’importe quelle couleur. Avec elle, une carte bleue suffit de Berlin à Warsaw.",
    ],
    kiev: ["Vers Kiev", "Une carte jaune mène à Kiev, et Copenhagen et Kiev sont reliées."],
    cards: ["Piocher", "Pour aller à Rostov, il faut deux cartes noires. Pioche !"],
    bonus: [
      "D’est en ouest",
      "Va jusqu’à Rostov. Tes wagons vont alors de l’est à l’ouest : cela donne un billet bonus !",
    ],
    four: ["Quatre sur six", "Quatre billets sont validés. Et regarde : tes deux nouveaux billets mènent à Riga !"],
    win: ["Deux d’un coup", "Une carte blanche de Warsaw à Riga, les deux billets sont validés, et tu gagnes !"],
  },
  learned: [
    "piocher deux cartes",
    "construire des lignes avec des cartes de leur couleur, ou des locomotives",
    "valider des billets, et en recevoir aussitôt un autre",
    "échanger des billets qui ne vont pas",
    "relier l’est et l’ouest pour un bonus, et gagner avec six",
  ],
};

/** French texts of the guided game of the Card Game. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Bienvenue à bord !",
      "Pas de plateau ici : tes cartes passent par ta gare de triage jusqu’à ta pile, et la pile paie les billets.",
    ],
    keep: [
      "Billets",
      "Chaque billet montre les cartes qu’il coûte. Coche les trois moins chers, entourés, et garde-les.",
    ],
    place: [
      "Ta gare de triage",
      "Pose deux cartes ou plus d’une même couleur. Appuie sur le rouge de ta main, puis pose les trois.",
    ],
    stack: [
      "Ta pile",
      "Au début de ton tour, une carte de chacune de tes rangées va sur la pile, face cachée. Retiens ce qu’elle contient !",
    ],
    row: ["Prendre des cartes", "Tu peux prendre deux cartes. D’abord la jaune, qui est visible."],
    deck: [
      "Face cachée",
      "Prends la deuxième dans la pioche, sans la voir. Une locomotive visible ne peut pas être la deuxième carte.",
    ],
    rob: [
      "Pilleurs de trains",
      "Otto a deux cartes jaunes dans sa gare de triage. Avec trois, dont une locomotive, tu lui voles toute la rangée !",
    ],
    mixed: [
      "Trois différentes",
      "Ou pose trois couleurs, une carte de chaque, si personne ne les a posées. Choisis blanc, bleu et vert.",
    ],
    locomotive: [
      "Locomotives",
      "Elles vont avec chaque couleur, et paient tout. Prendre une locomotive visible occupe tout ton tour.",
    ],
    tickets: ["Nouveaux billets", "Au lieu de prendre ou de poser des cartes, tu peux piocher quatre billets de plus."],
    choose: [
      "Autant que tu veux",
      "Garde-les tous, quelques-uns ou aucun. Coche les deux premiers : leurs couleurs, tu les as déjà posées.",
    ],
    later: [
      "Bien plus tard",
      "Et ainsi de suite, tour après tour. Sautons vers la fin : tout ce qui se passe entre-temps est joué pour toi.",
    ],
    last: ["Dernière manche", "La pioche est vide : chacun joue encore une fois. Prends la carte violette."],
    stop: ["Une suffit", "Rien n’oblige à prendre une deuxième carte. Arrête-toi là."],
    complete: [
      "Payer les billets",
      "Ta pile est retournée. La page a trouvé quels billets elle paie : tous. Valide-les !",
    ],
  },
  learned: [
    "prendre jusqu’à deux cartes, ou une locomotive visible",
    "poser des cartes d’une couleur, ou trois différentes",
    "piller une gare de triage",
    "laisser passer les cartes à la pile, tour après tour",
    "piocher des billets, et les payer à la fin",
  ],
};

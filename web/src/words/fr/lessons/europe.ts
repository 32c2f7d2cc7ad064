/** French texts of the guided game of Europe. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Bienvenue à bord !",
      "Tu construis des lignes sur ce plateau, pour relier les villes de tes billets. Otto joue contre toi.",
    ],
    keep: [
      "Billets",
      "Chaque billet nomme deux villes à relier. Coche les deux qui sont entourés et garde-les : un billet inachevé coûte des points.",
    ],
    claim: [
      "Une ligne",
      "Tu as deux cartes vertes, et Essen – Frankfurt est verte et longue de deux cases. Appuie dessus sur le plateau.",
    ],
    row: [
      "Prendre des cartes",
      "Il te manque des cartes pour la suite. Tu peux en prendre deux : d’abord la rouge, qui est visible.",
    ],
    deck: [
      "Face cachée",
      "Prends la deuxième dans la pioche, sans la voir. Une locomotive visible ne peut pas être la deuxième carte.",
    ],
    locomotive: [
      "Locomotives",
      "Elles valent n’importe quelle couleur. Prendre une locomotive visible occupe tout ton tour.",
    ],
    ferry: [
      "Ferry",
      "Chaque locomotive dessinée en demande une vraie ; les autres cartes sont d’une même couleur. En route pour Kobenhavn !",
    ],
    done: [
      "Billet validé !",
      "Frankfurt et Kobenhavn sont reliées : le billet est tamponné, et vaut 5 points à la fin.",
    ],
    spare: [
      "Prévoir",
      "Un tunnel t’attend : il peut coûter plus que prévu. Prends encore deux cartes : d’abord la violette.",
    ],
    second: ["Une carte de réserve", "Et la jaune : tu en as déjà deux, une de plus peut tout sauver."],
    tunnel: [
      "Tunnel",
      "Constantinople – Smyrna est un tunnel. Appuie dessus et creuse : trois cartes sont retournées.",
    ],
    pay: [
      "C’est plus cher",
      "Une des trois est jaune comme les tiennes : tu en dois une de plus. Paie avec ta réserve.",
    ],
    station: ["Gare", "Otto a pris la seule ligne vers Sofia. Construis une gare à Sofia, et tu pourras l’emprunter."],
    borrowed: [
      "Validé avec une gare",
      "Sofia et Smyrna sont reliées par la ligne d’Otto. Une gare que tu ne construis pas vaut 4 points.",
    ],
    tickets: [
      "Nouveaux billets",
      "Au lieu de prendre des cartes ou de construire, tu peux piocher trois billets de plus.",
    ],
    choose: [
      "Un ou plus",
      "Marseille – Essen prolonge tes lignes. Coche-le et garde-le ; les autres retournent dans la pioche.",
    ],
    later: [
      "Bien plus tard",
      "Et ainsi de suite, tour après tour. Sautons vers la fin : tout ce qui se passe entre-temps est joué pour toi.",
    ],
    closing: ["La fin approche", "Les wagons se font rares. Construis Brest – Dieppe tant qu’il est temps."],
    last: [
      "Dernière manche",
      "Otto n’a plus que deux wagons ou moins : chacun joue encore une fois. Construis Bruxelles – Paris !",
    ],
  },
  learned: [
    "prendre deux cartes, ou une locomotive visible",
    "construire des lignes, passer la mer en ferry, creuser un tunnel et le payer",
    "construire une gare pour emprunter une ligne",
    "garder des billets, les valider, en piocher d’autres",
    "jouer la dernière manche, après laquelle on compte tout",
  ],
};

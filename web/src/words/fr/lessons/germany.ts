/** French texts of the guided game of Germany. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Bienvenue à bord !",
      "Tu construis des lignes, tu relies les villes de tes billets, et tu emmènes des voyageurs. Otto joue contre toi.",
    ],
    split: [
      "Deux pioches",
      "Les billets courts sont faciles, les longs valent plus. Tu en reçois quatre : prends-en trois courts et un long.",
    ],
    keep: [
      "Billets",
      "Gardes-en au moins deux. Coche les deux qui sont entourés, ils sont proches : un billet inachevé coûte des points.",
    ],
    claim: [
      "Une ligne",
      "Une ligne grise se paie avec une couleur au choix. Appuie sur Frankfurt – Mannheim : tes deux rouges suffisent.",
    ],
    passenger: [
      "Voyageurs",
      "Il en monte un à chaque bout de ta ligne. À Frankfurt, plusieurs couleurs attendent : choisis le rouge.",
    ],
    row: ["Prendre des cartes", "Tu peux prendre deux cartes. D’abord la noire, qui est visible."],
    deck: [
      "Face cachée",
      "Prends la deuxième dans la pioche, sans la voir. Une locomotive visible ne peut pas être la deuxième carte.",
    ],
    second: ["Plus loin", "Deux cartes bleues mènent de Mannheim à Stuttgart."],
    stuttgart: [
      "Encore un rouge",
      "À Mannheim, plus personne n’attend. À Stuttgart, prends encore un rouge : essaie d’en avoir le plus.",
    ],
    done: [
      "Billet validé !",
      "Frankfurt et Stuttgart sont reliées : le billet est tamponné, et vaut 4 points à la fin.",
    ],
    majority: [
      "Majorités",
      "À la fin, la majorité dans une couleur rapporte 20 points, la deuxième place 10. En rouge, tu es en tête.",
    ],
    locomotive: [
      "Locomotives",
      "Elles valent n’importe quelle couleur. Prendre une locomotive visible occupe tout ton tour.",
    ],
    country: [
      "Pays voisins",
      "Un chemin peut finir dans un pays, mais jamais le traverser. Construis de Karlsruhe à Frankreich.",
    ],
    tickets: [
      "Nouveaux billets",
      "Au lieu de prendre des cartes ou de construire, tu peux piocher quatre billets de plus, courts et longs.",
    ],
    choose: [
      "Un ou plus",
      "Frankfurt – Lindau prolonge tes lignes. Coche-le et garde-le ; les autres retournent dans la pioche.",
    ],
    later: [
      "Bien plus tard",
      "Et ainsi de suite, tour après tour. Sautons vers la fin : tout ce qui se passe entre-temps est joué pour toi.",
    ],
    closing: ["La fin approche", "Les wagons se font rares. Construis Kiel – Dänemark tant qu’il est temps."],
    last: [
      "Dernière manche",
      "Otto n’a plus que deux wagons ou moins : chacun joue encore une fois. Construis Frankfurt – Mainz !",
    ],
  },
  learned: [
    "choisir entre billets courts et longs",
    "prendre deux cartes, ou une locomotive visible",
    "construire des lignes, et emmener un voyageur à chaque bout",
    "être en tête dans une couleur de voyageurs",
    "finir un chemin dans un pays voisin",
    "jouer la dernière manche, après laquelle on compte tout",
  ],
};

/** Chapters that several games share, in French. */

import type { Chapter } from "../../catalogue/rules";

export const drawing: Chapter = {
  title: "Prendre des cartes",
  text: ["Prends deux cartes : parmi les cinq visibles, ou sans les voir dans la pioche, ou une de chaque."],
  list: [
    "Les locomotives sont des jokers : elles valent n’importe quelle couleur.",
    "Une locomotive visible compte pour les deux cartes. Si tu la prends, tu as fini ; tu ne peux pas l’avoir comme deuxième carte.",
    "Celle que tu pioches par hasard compte comme une carte ordinaire.",
    "Trois locomotives visibles, c’est trop : les cinq cartes sont écartées et remplacées.",
  ],
  pictures: [
    {
      cards: [["red", "blue", "locomotive", "green", "red"]],
      caption: "Les cartes visibles : chaque couleur a son propre symbole.",
    },
  ],
};

/** How routes are claimed and paid for. */
export const claiming = (route: string, twin: string, cards: string[]): Chapter => ({
  title: "Construire une ligne",
  text: [
    "Donne une carte de la couleur de la ligne pour chaque case, et tes wagons y restent jusqu’à la fin. Les points arrivent tout de suite.",
  ],
  list: [
    "Les lignes grises acceptent n’importe quelle couleur, mais une seule.",
    "Ta ligne peut être n’importe où : les lignes n’ont pas besoin de se toucher.",
    "Quand deux lignes sont côte à côte, tu ne peux en avoir qu’une. Quand on joue à deux ou à trois, l’autre est alors fermée à tous.",
  ],
  pictures: [
    {
      routes: [route, twin],
      owned: { [route]: 0 },
      caption: "Une des deux voisines est construite ; ses wagons portent le symbole de la personne qui la possède.",
    },
    {
      cards: [cards, [...cards.slice(1), "locomotive"]],
      between: "ou",
      caption: "Deux façons de payer : tout d’une couleur, ou avec une locomotive.",
    },
  ],
  points: true,
});

export const drawingTickets = (number: string, keep: string): Chapter => ({
  title: "Billets",
  text: [
    "Un billet nomme deux villes. Relie-les par une suite de tes propres lignes, par le chemin que tu veux, et tu reçois ses points à la fin. Sinon, tu en perds autant.",
    `Pour ton tour, tu peux piocher ${number} et en garder ${keep}. On ne peut pas rendre un billet plus tard, et personne ne voit les tiens avant la fin.`,
  ],
});

export const lastRound =
  "Quand il ne reste à quelqu’un que deux wagons ou moins après son tour, tout le monde joue encore une fois, cette personne aussi. Puis on compte les points.";

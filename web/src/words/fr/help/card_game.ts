/** The rules of the Card Game in our own words, in French. */

import type { Help } from "../../catalogue/rules";

export const help: Help = {
  goal: "Fais passer des cartes de couleur par ta gare de triage jusqu’à ta pile, et paie avec elles tes billets à la fin. La personne qui a le plus de points gagne.",
  chapters: [
    {
      title: "Ton tour",
      text: [
        "D’abord, une carte de chaque rangée de ta gare de triage va sur ta pile, face cachée. La page le fait pour toi. Ensuite, fais une seule chose :",
      ],
      list: ["prendre une ou deux cartes,", "poser des cartes dans ta gare de triage,", "ou piocher des billets."],
    },
    {
      title: "Prendre des cartes",
      text: [
        "Prends des cartes parmi les cinq visibles, ou sans les voir dans la pioche. Une locomotive visible compte pour les deux cartes.",
      ],
    },
    {
      title: "Poser des cartes",
      text: [
        "Tant qu’une couleur est dans ta gare de triage, tu ne peux rien y ajouter. Il y a deux façons de poser des cartes :",
      ],
      list: [
        "Deux cartes ou plus d’une même couleur ; les locomotives sont permises.",
        "Exactement trois couleurs différentes, une carte de chaque, sans locomotives, si ces couleurs ne sont dans aucune gare de triage.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "locomotive"],
            ["blue", "green", "yellow"],
          ],
          between: "ou",
          caption: "Une rangée d’une couleur, ou trois couleurs d’un coup.",
        },
      ],
    },
    {
      title: "Pilleurs de trains",
      text: [
        "Une couleur qui est dans la gare de triage de quelqu’un d’autre, tu ne peux la poser qu’avec plus de cartes qu’il n’y en a là. Toute cette rangée est alors perdue pour l’autre.",
      ],
      pictures: [
        {
          cards: [
            ["red", "red", "red"],
            ["red", "red"],
          ],
          between: "bat",
          caption: "Trois cartes rouges volent une rangée de deux.",
        },
      ],
    },
    {
      title: "Ta pile",
      text: [
        "Personne ne peut regarder dans une pile, pas même dans la sienne. Souviens-toi de ce que tu y as mis : seules ces cartes paient des billets. (Une table peut convenir que chacun regarde sa propre pile.)",
      ],
    },
    {
      title: "Billets",
      text: [
        "Un billet montre les cartes qu’il coûte. Pour ton tour, tu peux en piocher quatre, et les garder tous, quelques-uns ou aucun.",
        "À la fin, tu dis quels billets ta pile paie. Les locomotives valent n’importe quelle couleur, et chaque carte ne paie qu’un billet.",
      ],
      pictures: [
        {
          cards: [
            ["white", "green"],
            ["white", "locomotive"],
          ],
          between: "ou",
          caption: "Un billet qui coûte du blanc et du vert, payé de deux façons.",
        },
      ],
    },
    {
      title: "La fin",
      text: [
        "Quand la pioche est vide, tout le monde joue encore une fois, puis choisit en secret les billets à valider. À quatre, il y a une seconde moitié : toutes les cartes utilisées sont mélangées, et on recommence.",
      ],
      list: [
        "Les billets validés ajoutent leurs points, ceux qui te restent les retirent.",
        "Six grandes villes donnent un bonus à la personne qui valide le plus de billets vers elles : New York 15, Chicago et Los Angeles 12 chacune, Dallas 10, Miami et Seattle 8 chacune.",
        "En cas d’égalité, le nombre de billets validés départage, puis le nombre de bonus.",
      ],
    },
  ],
  differences: [
    "Il n’y a ni plateau ni wagons : les billets se paient en cartes.",
    "Les cartes mettent plusieurs tours pour aller de ta main à ta pile, et peuvent être volées en route.",
    "Tu peux ne prendre qu’une carte, et trois locomotives visibles restent là.",
  ],
};

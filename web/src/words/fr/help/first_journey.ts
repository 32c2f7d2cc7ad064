/** The rules of First Journey in our own words, in French, for both of its boards. */

import type { FirstJourney, Help } from "../../catalogue/rules";

/** Returns the rules, with examples from a board. */
export const firstJourney = (map: FirstJourney): Help => ({
  goal: "Sois la première ou le premier à valider six billets !",
  chapters: [
    {
      title: "Ton tour",
      text: ["Fais une seule chose, puis c’est à la personne suivante :"],
      list: [
        "piocher deux cartes,",
        "ou construire une ligne,",
        "ou rendre tes deux billets et en piocher deux autres.",
      ],
    },
    {
      title: "Construire une ligne",
      text: [
        "Donne une carte de la couleur de la ligne pour chaque case, et mets-y tes wagons. Une locomotive vaut n’importe quelle couleur.",
      ],
      list: ["Quand deux lignes sont côte à côte, tu peux en avoir une, et quelqu’un d’autre la seconde."],
      pictures: [
        { routes: [map.route, map.twin], owned: { [map.route]: 0 }, caption: "Une des deux voisines est construite." },
        {
          cards: [map.cards, [...map.cards.slice(1), "locomotive"]],
          between: "ou",
          caption: "Voilà de quoi la payer.",
        },
      ],
    },
    {
      title: "Billets",
      text: [
        "Un billet montre deux villes. Dès que tes wagons les relient, il est validé : tout le monde le voit, et tu en reçois aussitôt un nouveau.",
      ],
      pictures: [
        {
          routes: map.way,
          owned: Object.fromEntries(map.way.map((name) => [name, 0])),
          caption: `${map.from} et ${map.to} sont reliées en passant par ${map.by}.`,
        },
      ],
    },
    {
      title: "D’est en ouest",
      text: [
        `Relie l’est (${map.east}) à l’ouest (${map.west}) par tes lignes, et tu reçois un billet bonus. Il compte comme un billet validé. On ne peut l’avoir qu’une fois.`,
      ],
    },
    {
      title: "La fin",
      text: [
        "Avec six billets validés, on gagne tout de suite. Si quelqu’un n’a plus de wagons avant cela, la personne qui a validé le plus de billets gagne.",
      ],
    },
  ],
  differences: [
    "Il n’y a pas de points, et un billet ne fait rien perdre à personne.",
    "Aucune carte n’est visible : tu prends toujours dans la pioche.",
    "Un billet validé est remplacé aussitôt.",
    "Tu as 20 wagons, et il n’y a pas de dernière manche.",
  ],
});

export const help = firstJourney({
  route: "Copenhagen-Berlin/green",
  twin: "Copenhagen-Berlin/white",
  cards: ["green"],
  way: ["London-Amsterdam/white", "Amsterdam-Berlin/black"],
  from: "London",
  to: "Berlin",
  by: "Amsterdam",
  east: "Moscow, Rostov ou Ankara",
  west: "Dublin, Brest ou Madrid",
});

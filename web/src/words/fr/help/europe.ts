/** The rules of Europe in our own words, in French. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Construis des lignes entre les villes, et relie celles de tes billets secrets. La personne qui a le plus de points à la fin gagne.",
  chapters: [
    {
      title: "Ton tour",
      text: ["Fais une seule chose, puis c’est à la personne suivante :"],
      list: ["prendre des cartes,", "construire une ligne,", "piocher des billets,", "ou construire une gare."],
    },
    drawing,
    claiming("Berlin-Frankfurt/red", "Berlin-Frankfurt/black", ["red", "red", "red"]),
    {
      title: "Ferries",
      text: [
        "Un ferry traverse l’eau. Pour chaque locomotive dessinée dessus, il faut une vraie carte locomotive ; le reste se paie comme une ligne grise.",
      ],
      pictures: [
        { routes: ["Athina-Brindisi"], caption: "Quatre cases, dont une avec une locomotive." },
        { cards: [["locomotive", "green", "green", "green"]], caption: "Voilà donc de quoi le payer." },
      ],
    },
    {
      title: "Tunnels",
      text: [
        "Les tunnels ont un bord épais, et un risque. Pose tes cartes comme d’habitude. Trois cartes de la pioche sont alors retournées : pour chacune de la couleur posée, et pour chaque locomotive, tu dois une carte de plus.",
        "Tu peux payer dans cette couleur ou avec des locomotives, ou tout reprendre ; ton tour est alors fini. Si tu n’as posé que des locomotives, seules les locomotives comptent contre toi.",
      ],
      pictures: [
        { routes: ["Venezia-Zürich"], caption: "Un tunnel vert de deux cases." },
        {
          cards: [["green", "green"], ["red", "green", "blue"], ["green"]],
          between: "→",
          caption: "Posées, retournées, à payer : une carte verte de plus.",
        },
      ],
    },
    {
      title: "Gares",
      text: [
        "Tu as trois gares. Avec une gare dans une ville, tu peux emprunter une seule ligne adverse qui y arrive, pour tes billets seulement. Le choix se fait à la fin, à ton avantage.",
        "La première gare coûte une carte, la deuxième deux d’une même couleur, la troisième trois. Chacune que tu ne construis pas vaut 4 points.",
      ],
      pictures: [
        {
          routes: ["Budapest-Wien/red", "Warszawa-Wien"],
          owned: { "Budapest-Wien/red": 1, "Warszawa-Wien": 0 },
          stations: { Wien: 0 },
          caption: "Avec une gare à Wien, le chemin continue sur la ligne de quelqu’un d’autre.",
        },
      ],
    },
    drawingTickets("trois billets", "un ou plus"),
    {
      title: "La fin",
      text: [lastRound],
      list: [
        "Les billets validés ajoutent leurs points, les autres les retirent.",
        "Chaque gare en réserve rapporte 4 points.",
        "Le plus long chemin sans coupure rapporte 10 points. Il peut repasser par une ville, mais pas par une ligne.",
        "En cas d’égalité, le nombre de billets validés départage, puis le plus petit nombre de gares construites, puis le plus long chemin.",
      ],
    },
  ],
  differences: [
    "Les ferries, les tunnels et les gares sont nouveaux.",
    "Tu commences avec un long billet et trois autres, et tu en gardes au moins deux.",
    "Il y a des lignes de huit cases, qui valent 21 points, et aucune de cinq.",
  ],
};

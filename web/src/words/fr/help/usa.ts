/** The rules of the USA in our own words, in French. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Construis des lignes entre les villes, et relie celles de tes billets secrets. La personne qui a le plus de points à la fin gagne.",
  chapters: [
    {
      title: "Ton tour",
      text: ["Fais une seule chose, puis c’est à la personne suivante :"],
      list: ["prendre des cartes,", "construire une ligne,", "ou piocher des billets."],
    },
    drawing,
    claiming("Atlanta-New Orleans/yellow", "Atlanta-New Orleans/orange", ["yellow", "yellow", "yellow", "yellow"]),
    {
      ...drawingTickets("trois billets", "un ou plus"),
      pictures: [
        {
          routes: ["Duluth-Omaha/1", "Kansas City-Omaha/1"],
          owned: { "Duluth-Omaha/1": 0, "Kansas City-Omaha/1": 0 },
          caption: "Duluth et Kansas City sont reliées en passant par Omaha.",
        },
      ],
    },
    {
      title: "La fin",
      text: [lastRound],
      list: [
        "Les billets validés ajoutent leurs points, les autres les retirent.",
        "Le plus long chemin sans coupure rapporte 10 points. Il peut repasser par une ville, mais pas par une ligne.",
        "En cas d’égalité, le nombre de billets validés départage, puis le plus long chemin.",
      ],
    },
  ],
  differences: [
    "C’est le plateau le plus simple : tout ce qu’il y a est écrit ici. Les autres y ajoutent quelque chose.",
  ],
};

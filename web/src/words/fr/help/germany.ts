/** The rules of Germany in our own words, in French. */

import type { Help } from "../../catalogue/rules";
import { claiming, drawing, drawingTickets, lastRound } from "./shared";

export const help: Help = {
  goal: "Construis des lignes, relie les villes de tes billets, et emmène des voyageurs en chemin. La personne qui a le plus de points à la fin gagne.",
  chapters: [
    {
      title: "Ton tour",
      text: ["Fais une seule chose, puis c’est à la personne suivante :"],
      list: ["prendre des cartes,", "construire une ligne, et emmener ainsi des voyageurs,", "ou piocher des billets."],
    },
    drawing,
    claiming("Berlin-Hamburg/blue", "Berlin-Hamburg/yellow", Array<string>(7).fill("blue")),
    {
      title: "Voyageurs",
      text: [
        "De petits voyageurs de six couleurs attendent dans chaque ville. Quand tu construis une ligne, il en monte un à chaque bout, s’il y attend encore quelqu’un. S’il y a plusieurs couleurs, tu choisis.",
        "À la fin, on regarde chaque couleur à part : la majorité rapporte 20 points, la deuxième place 10. Cela vaut donc la peine de surveiller ce que les autres ramassent.",
      ],
      pictures: [
        {
          routes: ["Chemnitz-Leipzig"],
          passengers: { Leipzig: ["red", "blue", "yellow"], Chemnitz: ["green"] },
          caption: "Construis cette ligne : le vert monte à Chemnitz, et à Leipzig tu choisis.",
        },
      ],
    },
    {
      title: "Pays voisins",
      text: [
        "Un chemin peut finir dans un pays voisin (Dänemark, Niederlande, Frankreich, Schweiz ou Österreich), mais jamais le traverser. Pour un billet vers un pays, n’importe lequel de ses bouts convient.",
      ],
      pictures: [{ routes: ["Emden-Niederlande"], caption: "Un des bouts qui mènent à ce pays : Niederlande." }],
    },
    {
      ...drawingTickets("quatre billets", "un ou plus"),
      list: [
        "Il y a des billets courts, de 2 à 11 points, et des longs, de 12 à 22. Tu dis combien de chaque sorte tu veux voir.",
      ],
    },
    {
      title: "La fin",
      text: [lastRound],
      list: [
        "Les billets validés ajoutent leurs points, les autres les retirent.",
        "La personne qui a validé le plus de billets reçoit 15 points.",
        "Dans chaque couleur, la majorité rapporte 20 points, et la deuxième place 10.",
        "En cas d’égalité, le nombre de billets validés départage, puis le nombre de voyageurs.",
      ],
    },
  ],
  differences: [
    "Les voyageurs et les pays sont nouveaux, et il y a deux pioches de billets.",
    "Au lieu du plus long chemin, c’est le plus grand nombre de billets validés qui donne un bonus.",
    "Il y a des lignes triples, et des lignes de sept cases, qui valent 18 points.",
  ],
};

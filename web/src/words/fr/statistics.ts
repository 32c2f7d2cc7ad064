/** French texts of the statistics of a game. */

import type { Words } from "../en";
import { cards, count, locomotives } from "./numbers";

const decimal = (number: string): string => number.replace(".", ",");

export const statistics: Words["statistics"] = {
  title: "Statistiques",
  result: "Résultat",
  asTable: "Montrer en tableau",
  points: {
    title: "Les points, tour après tour",
    note: "Ce que chacun aurait eu si la partie s’était arrêtée après ce tour. Un billet qui n’est pas validé compte en moins.",
    source: "Points venant de",
    all: "Tout ensemble",
    turns: "tours",
    hint: "Touche un tour pour lire ses points, puis touche-le encore pour le revoir.",
    turn: (turn, ply) => `Tour ${turn}, coup ${ply}`,
    lookAt: (turn) => `Revoir le tour ${turn}`,
    drawn: (ends) => `Courbes des points, tour après tour. À la fin : ${ends.join(", ")}.`,
  },
  tickets: {
    title: "Billets",
    note: "Les billets validés vers la droite, les autres vers la gauche.",
    line: (completed, kept, won, lost) =>
      `${completed} sur ${kept} validé${completed < 2 ? "" : "s"} : +${won}${lost ? `, −${lost}` : ""}`,
    rows: {
      drawn: "Piochés",
      kept: "Gardés",
      completed: "Validés",
      failed: "Non validés",
      won: "Ont rapporté",
      lost: "Ont coûté",
    },
  },
  routes: {
    title: "Les lignes par longueur",
    note: "Combien de lignes de chaque longueur chacun a construites.",
    length: (length) => `Longueur ${length}`,
  },
  cards: {
    title: "Cartes",
    note: "D’où sont venues les cartes de chacun.",
    deck: "de la pioche",
    row: "visibles",
    dealt: "distribuées",
    cell: (deck, row, dealt) => `${deck} + ${row} + ${dealt}`,
  },
  luck: {
    title: "La chance de la pioche",
    note: "La barre montre ce qui est sorti, le trait ce qui sort en moyenne : les chances de chaque carte additionnées, avec la pioche telle qu’elle était juste avant.",
    locomotives: (got, drawn, expected) =>
      drawn
        ? `${locomotives(got)} parmi ${count(drawn, "carte cachée", "cartes cachées")} ; ${decimal(expected)} en moyenne`
        : "aucune carte cachée",
    tunnels: (extra, tunnels, expected) =>
      tunnels
        ? `${cards(extra)} de plus pour ${count(tunnels, "tunnel")} ; ${decimal(expected)} en moyenne`
        : "aucun tunnel creusé",
    rows: {
      cards: "Cartes cachées",
      locomotives: "Locomotives de la pioche",
      expected: "Locomotives en moyenne",
      tunnels: "Tunnels creusés",
      extra: "Ce que les tunnels ont coûté en plus",
      extraExpected: "Coût moyen",
    },
  },
};

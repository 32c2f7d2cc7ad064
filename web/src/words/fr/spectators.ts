/** French texts about spectators. */

import type { Words } from "../en";
import { count } from "./numbers";

export const spectators: Words["spectators"] = {
  title: "Regarder",
  number: (number) =>
    number ? `${count(number, "personne regarde", "personnes regardent")} la partie` : "Personne ne regarde",
  invite:
    "Avec ce lien, on peut regarder la partie. On voit ce que tout le monde peut savoir, et les cartes de personne.",
  room: "Tu regardes. Prends une place libre pour jouer, ou reste et regarde.",
  full: "Tu regardes. Toutes les places sont prises ; la partie va bientôt commencer.",
  silent: "En regardant, on peut lire, mais pas écrire.",
};

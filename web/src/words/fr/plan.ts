/** French texts about the private plan on the map. */

import type { Words } from "../en";
import { count, trains } from "./numbers";

export const plan: Words["plan"] = {
  title: "Ton plan",
  mark: "Prévoir des lignes",
  marking: "Marque des lignes sur le plateau, puis touche ici.",
  how: "Marque les lignes que tu veux construire. Personne d’autre ne les voit. Un appui long ou un clic droit sur une ligne fait de même.",
  meant: "dans ton plan",
  trains: (need, have) => `${need} de tes ${trains(have)}`,
  cards: (have, need) => ` : ${have} sur ${need}`,
  lost: (number) => count(number, "ligne perdue", "lignes perdues"),
  removeOf: (route) => `Enlever ${route} de ton plan`,
  clear: "Effacer le plan",
  add: "Prévoir",
  keys: [
    ["P", "prévoir des lignes sur le plateau"],
    ["Maj + Entrée", "mettre la ligne sélectionnée dans ton plan"],
  ],
  without: "À cette table, on joue sans aides.",
};

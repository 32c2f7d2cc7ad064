/** French texts for accessibility. */

import type { Words } from "../en";

export const accessibility: Words["accessibility"] = {
  placeable: "peut être posée",
  acting: "doit jouer",

  set: {
    lists: "Des listes à la place du plateau",
    listsHint:
      "La table devient une page de titres et de listes, avec un champ où taper tes coups : pour les lecteurs d’écran, ou par simple préférence.",
    letters: "Les lettres servent de touches",
    lettersHint:
      "À une table, M mène au plateau et le point d’interrogation montre toutes les touches. À désactiver si tu dictes à ton appareil.",
  },

  keys: {
    title: "Touches",
    everywhere: [
      ["Tab", "à l’élément suivant ; avec Maj au précédent"],
      ["Entrée", "utiliser ce qui est sélectionné"],
      ["Échap", "annuler, fermer"],
      ["?", "cette liste"],
    ],
    groups: [
      ["Flèches", "dans un groupe : cartes, billets, lignes"],
      ["1 – 9", "choisir une façon de payer"],
    ],
    map: [
      ["M", "vers le plateau, ou vers la liste des lignes"],
      ["Maj + lettre", "sur le plateau, vers la ligne ou la ville suivante qui commence ainsi"],
    ],
    yards: [["M", "vers les gares de triage"]],
    letters: [
      ["D", "vers ce qu’il faut décider"],
      ["R", "vers les cartes visibles et la pioche"],
      ["H", "vers tes cartes"],
      ["T", "vers tes billets"],
      ["L", "vers le journal"],
      ["V", "la table sous forme de listes, et retour"],
    ],
    lists: [["N", "vers le champ où taper tes coups"]],
  },
};

/** French texts about taking moves back. */

import type { Words } from "../en";
import { listed } from "./numbers";

export const takeBack: Words["takeBack"] = {
  takeBack: "Reprendre le coup",
  ask: "Demander à reprendre",
  cancel: "Retirer la demande",
  title: (who, plays) => `${who} voudrait reprendre ${plays === 1 ? "un coup" : `${plays} coups`}.`,
  agree: "D’accord",
  decline: "Non",
  asked: (who) => `Accord attendu : ${listed(who)}.`,
  declined: "Ta demande de reprendre un coup a été refusée.",
  moved: "La partie a continué, ta demande de reprendre un coup est abandonnée.",
  hindsight: "Des coups ont été repris après une révélation ou le coup d’un autre.",
  key: ["Z", "reprendre ton dernier coup"],
};

/** French texts about a claim that waits for the player's turn. */

import { routeEnds } from "../catalogue/event_cards";
import type { Words } from "../en";

export const queue: Words["queue"] = {
  looking: "Vérification…",
  possible: "Tu pourras la construire à ton tour. Personne ne le voit avant. Garde cette page ouverte.",
  claim: "Construire à mon tour",
  close: "Fermer",
  queued: (move) => `À ton tour : ${move}`,
  withdraw: "Annuler",
  withdrawn: (route) => `${routeEnds(route)} était prévue pour ton prochain tour ; ce n’est plus possible.`,
};

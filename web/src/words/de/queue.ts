/** German texts about a claim that waits for the player's turn. */

import { routeEnds } from "../catalogue/event_cards";
import type { Words } from "../en";

export const queue: Words["queue"] = {
  looking: "Wird geprüft …",
  possible: "Du kannst sie bauen, sobald du am Zug bist. Vorher sieht das niemand. Lass die Seite offen.",
  claim: "In meinem Zug bauen",
  close: "Schließen",
  queued: (move) => `In deinem Zug: ${move}`,
  withdraw: "Doch nicht",
  withdrawn: (route) => `${routeEnds(route)} war für deinen nächsten Zug vorgemerkt; das geht nicht mehr.`,
};

/** French texts about sounds. */

import type { Words } from "../en";

export const sound: Words["sound"] = {
  mute: "Couper les sons",
  off: "Désactiver les sons",
  on: "Activer les sons",
  title: "Sons",
  hint: "De petits sons pour ce qui se passe à la table, dès ton premier geste. Il n’y a pas de musique.",
  volume: "Volume",
};

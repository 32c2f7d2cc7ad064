/** French texts about the chat. */

import type { Words } from "../en";

export const chat: Words["chat"] = {
  muting: (muted) => (muted ? `En sourdine : ${muted}` : "Mettre en sourdine…"),
  muteAll: "Mettre tout le monde en sourdine",
  hearAll: "Réactiver tout le monde",
  deaf: "Tout le monde est en sourdine",
  behind: "Prends l’appareil pour écrire quelque chose.",
};

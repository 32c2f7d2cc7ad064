/** German texts about taking moves back. */

import type { Words } from "../en";
import { listed } from "./numbers";

export const takeBack: Words["takeBack"] = {
  takeBack: "Zug zurücknehmen",
  ask: "Um Rücknahme bitten",
  cancel: "Bitte zurückziehen",
  title: (who, plays) => `${who} möchte ${plays === 1 ? "einen Zug" : `${plays} Züge`} zurücknehmen.`,
  agree: "Einverstanden",
  decline: "Nein",
  asked: (who) => `Es fehlt noch das Einverständnis von ${listed(who)}.`,
  declined: "Deine Bitte um Rücknahme wurde abgelehnt.",
  moved: "Das Spiel ging weiter; deine Bitte um Rücknahme ist damit erledigt.",
  hindsight: "Es wurden Züge zurückgenommen, nachdem etwas aufgedeckt war oder jemand gespielt hatte.",
  key: ["Z", "deinen letzten Zug zurücknehmen"],
};

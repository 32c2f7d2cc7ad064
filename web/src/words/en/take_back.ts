/** English texts about taking moves back. */

import { listed } from "./numbers";

export const takeBack = {
  takeBack: "Take back move",
  ask: "Ask to take back",
  cancel: "Stop asking",
  title: (who: string, plays: number) => `${who} wants to take back ${plays === 1 ? "a move" : `${plays} moves`}.`,
  agree: "Agree",
  decline: "No",
  asked: (who: string[]) => `Waiting for ${listed(who)} to agree.`,
  declined: "Your request to take back was declined.",
  moved: "The game went on, so your request to take back was dropped.",
  hindsight: "Moves were taken back after something had been revealed or someone had played.",
  key: ["Z", "take back your last move"] as [key: string, meaning: string],
};

/** German texts about the chat. */

import type { Words } from "../en";

export const chat: Words["chat"] = {
  muting: (muted) => (muted ? `Stumm: ${muted}` : "Stummschalten …"),
  muteAll: "Alle stummschalten",
  hearAll: "Alle wieder hören",
  deaf: "Alle sind stumm",
  behind: "Nimm das Gerät, um etwas zu schreiben.",
};

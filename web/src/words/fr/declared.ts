/** French texts around what a game declares itself. */

import type { Words } from "../en";

export const declared: Words["declared"] = {
  more: "Plus",
  possible: "Tu peux aussi",
  yes: "oui",
  no: "non",
};

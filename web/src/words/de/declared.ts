/** German texts around what a game declares itself. */

import type { Words } from "../en";

export const declared: Words["declared"] = {
  more: "Mehr",
  possible: "Du kannst auch",
  yes: "ja",
  no: "nein",
};

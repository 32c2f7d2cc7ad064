/** German texts in games for children. */

import type { Words } from "../en";

export const children: Words["children"] = {
  counting: "Die Tickets werden gezählt",
  completed: "Erfüllte Tickets",
  cheer: "Hurra!",
  done: (number) => (number >= 6 ? "Alle 6 Tickets!" : `${number} von 6 Tickets!`),
};

/** French texts in games for children. */

import type { Words } from "../en";

export const children: Words["children"] = {
  counting: "On compte les billets",
  completed: "Billets validés",
  cheer: "Bravo !",
  done: (number) => (number >= 6 ? "Les 6 billets !" : `${number} billet${number > 1 ? "s" : ""} sur 6 !`),
};

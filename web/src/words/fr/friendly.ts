/** What is said in French in games for children. */

import type { Words } from "../en";

export const friendly: Words["friendly"] = {
  counting: "On compte les billets",
  completed: "Billets validés",
  cheer: "Bravo !",
  done: (number) => (number >= 6 ? "Les 6 billets !" : `${number} billet${number > 1 ? "s" : ""} sur 6 !`),
};

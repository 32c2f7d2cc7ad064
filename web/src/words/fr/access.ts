/** What is said in French to those who play by ear, by keys or without colours. */

import type { Words } from "../en";

export const access: Words["access"] = {
  placeable: "peut être posée",
  acting: "doit jouer",
};

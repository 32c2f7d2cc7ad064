/** What is said in German to those who play by ear, by keys or without colours. */

import type { Words } from "../en";

export const access: Words["access"] = {
  placeable: "kann gelegt werden",
  acting: "am Zug",
};

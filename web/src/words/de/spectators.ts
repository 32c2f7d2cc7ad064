/** German texts about spectators. */

import type { Words } from "../en";
import { count } from "./numbers";

export const spectators: Words["spectators"] = {
  title: "Zuschauen",
  number: (number) => (number ? `${count(number, "Person schaut", "Personen schauen")} zu` : "Niemand schaut zu"),
  invite: "Wer diesen Link hat, kann zuschauen. Zu sehen ist, was alle wissen dürfen, und keine Handkarten.",
  room: "Du schaust zu. Nimm einen freien Platz, um mitzuspielen, oder bleib und schau zu.",
  full: "Du schaust zu. Alle Plätze sind besetzt; das Spiel beginnt bald.",
  silent: "Wer zuschaut, kann mitlesen, aber nicht schreiben.",
};

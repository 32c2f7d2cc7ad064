/** German texts about the private plan on the map. */

import type { Words } from "../en";
import { count, trains } from "./numbers";

export const plan: Words["plan"] = {
  title: "Dein Plan",
  mark: "Strecken planen",
  marking: "Markiere Strecken auf dem Spielplan, dann tippe hier.",
  how: "Markiert Strecken, die du bauen willst. Nur du siehst sie. Langes Drücken oder ein Rechtsklick auf eine Strecke tut dasselbe.",
  meant: "in deinem Plan",
  trains: (need, have) => `${need} von deinen ${trains(have)}`,
  cards: (have, need) => `: ${have} von ${need}`,
  lost: (number) => `${count(number, "Strecke", "Strecken")} verloren`,
  removeOf: (route) => `${route} aus deinem Plan entfernen`,
  clear: "Plan löschen",
  add: "Einplanen",
  keys: [
    ["P", "Strecken auf dem Spielplan planen"],
    ["Umschalt + Enter", "die markierte Strecke einplanen"],
  ],
  without: "An diesem Tisch wird ohne Hilfen gespielt.",
};

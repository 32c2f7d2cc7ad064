/** German texts about sounds. */

import type { Words } from "../en";

export const sound: Words["sound"] = {
  mute: "Töne aus",
  off: "Töne ausschalten",
  on: "Töne einschalten",
  title: "Töne",
  hint: "Kurze Töne zu dem, was am Tisch passiert, sobald du zum ersten Mal etwas drückst. Musik gibt es nicht.",
  volume: "Lautstärke",
};

/** French texts of a shared device. */

import type { Words } from "../en";

export const hotSeat: Words["hotSeat"] = {
  title: "Rideau",
  hand: (name) => `Passe l’appareil à ${name}`,
  look: "Personne d’autre ne doit regarder.",
  choose: "Plusieurs d’entre vous peuvent choisir maintenant",
  others: "Les autres jouent",
  who: "Qui prend l’appareil voit ses propres cartes.",
  raise: (name) => `C’est moi, ${name} : montrer mes cartes`,
  over: (next) => `Ton tour est fini. Ensuite, c’est à ${next}.`,
  leave: (name) => `${name} quitte la table`,
  lower: "Cacher mes cartes",
};

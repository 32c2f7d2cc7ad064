/** What is said in French while a device goes from hand to hand. */

import type { Words } from "../en";

export const curtain: Words["curtain"] = {
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

/** French texts of the finale: podium, awards and the picture to share. */

import type { Words } from "../en";
import { points as inPoints, tickets } from "./numbers";

const awards: Record<string, string> = {
  longest_path: "Plus long chemin",
  globetrotter: "Globe-trotter",
  best_ticket: "Meilleur billet",
  most_passengers: "Le plus de voyageurs",
  luckiest: "La plus chanceuse des pioches",
  toughest_tunnels: "Tunnels les plus durs",
  most_robbed: "Le plus volé",
  longest_route: "Plus longue ligne",
  photo_finish: "Au coude à coude",
};

const some = (number: number, one: string): string => `${number} ${one}${number < 2 ? "" : "s"}`;

export const finale: Words["finale"] = {
  podium: "Le podium",
  awards,
  awardsTitle: "Distinctions",
  spaces: (number) => some(number, "case"),
  tickets,
  ticket: (one, other, points) => `${one} – ${other}, ${inPoints(points)}`,
  passengers: (number) => some(number, "voyageur"),
  locomotives: (surplus) => `${surplus} locomotives de plus que la moyenne`,
  extra: (number) => `${some(number, "carte")} en plus`,
  robbed: (times) => `${times} fois`,
  margin: (points) => (points === 0 ? "égalité de points" : `${inPoints(points)} d’avance`),
  bars: "Points par source",
  dismiss: "Passer la fin",
  stamp: "Validé",

  swap: "Changer de place",
  lobby: "Accueil",
  record: "Télécharger",
  share: "Partager l’image",
  sharing: "On dessine…",
  shareFailed: "Ce navigateur n’a pas pu créer l’image.",
  shareTitle: (game) => `${game} sur Whistlestop`,
};

/** French texts of the board. */

import type { Words } from "../en";
import { passengers as counted } from "./cards";
import { count, listed, locomotives } from "./numbers";

export const board: Words["board"] = {
  map: (title) => `Plateau : ${title}`,
  keys: "Les flèches déplacent le plateau, plus et moins changent sa taille, 0 le montre en entier.",
  routes: "Lignes",
  cities: "Villes",
  passengers: "Voyageurs en attente",
  closer: "Agrandir",
  farther: "Réduire",
  whole: "Montrer tout le plateau",
  loading: "Le plateau arrive…",

  spaces: (number) => count(number, "case"),
  track: (number: string) => `voie ${number}`,
  tunnel: "tunnel",
  ferry: (number) => `ferry avec ${locomotives(number)}`,
  claimable: "Tu peux la construire.",
  buildable: "Tu peux construire une gare ici.",
  takeable: "Tu peux emmener un voyageur d’ici.",
  yours: "ta ligne",
  theirs: (name) => `ligne construite par ${name}`,
  closed: "fermée",
  station: (name) => `gare construite par ${name}`,
  wanted: "sur un de tes billets",
  waiting: (passengers) => `en attente : ${listed(passengers.map(([kind, number]) => counted(kind, number)))}`,
  nobody: "personne n’attend",
};

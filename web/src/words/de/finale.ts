/** German texts of the finale: podium, awards and the picture to share. */

import type { Words } from "../en";
import { points as inPoints, tickets } from "./numbers";

const awards: Record<string, string> = {
  longest_path: "Längster Weg",
  globetrotter: "Weltenbummler",
  best_ticket: "Bestes Ticket",
  most_passengers: "Meiste Fahrgäste",
  luckiest: "Glückspilz",
  toughest_tunnels: "Härteste Tunnel",
  most_robbed: "Am häufigsten beraubt",
  longest_route: "Längste Strecke",
  photo_finish: "Fotofinish",
};

export const finale: Words["finale"] = {
  podium: "Siegertreppchen",
  awards,
  awardsTitle: "Auszeichnungen",
  spaces: (number) => `${number} ${number === 1 ? "Feld" : "Felder"}`,
  tickets,
  ticket: (one, other, points) => `${one} – ${other}, ${inPoints(points)}`,
  passengers: (number) => `${number} ${number === 1 ? "Fahrgast" : "Fahrgäste"}`,
  locomotives: (surplus) => `${surplus} Lokomotiven mehr als im Schnitt`,
  extra: (number) => `${number} ${number === 1 ? "Karte" : "Karten"} extra`,
  robbed: (times) => `${times}-mal beraubt`,
  margin: (points) => (points === 0 ? "punktgleich" : `${inPoints(points)} Vorsprung`),
  bars: "Punkte nach Herkunft",
  dismiss: "Finale überspringen",
  stamp: "Erfüllt",

  swap: "Plätze tauschen",
  lobby: "Lobby",
  record: "Herunterladen",
  share: "Bild teilen",
  sharing: "Wird gemalt …",
  shareFailed: "Dieser Browser konnte das Bild nicht erzeugen.",
  shareTitle: (game) => `${game} auf Whistlestop`,
};

/** German texts of the board. */

import type { Words } from "../en";
import { painted } from "./cards";
import { count, listed, locomotives } from "./numbers";

export const board: Words["board"] = {
  map: (title) => `Spielplan: ${title}`,
  keys: "Pfeiltasten verschieben den Spielplan, Plus und Minus ändern die Größe, 0 zeigt alles.",
  routes: "Strecken",
  cities: "Städte",
  passengers: "Wartende Fahrgäste",
  closer: "Vergrößern",
  farther: "Verkleinern",
  whole: "Den ganzen Spielplan zeigen",
  loading: "Der Spielplan wird geholt …",

  spaces: (number) => count(number, "Feld", "Felder"),
  track: (number: string) => `Gleis ${number}`,
  tunnel: "Tunnel",
  ferry: (number) => `Fähre mit ${locomotives(number)}`,
  claimable: "Du kannst sie bauen.",
  buildable: "Du kannst hier einen Bahnhof bauen.",
  takeable: "Du kannst hier einen Fahrgast mitnehmen.",
  yours: "deine Strecke",
  theirs: (name) => `Strecke von ${name}`,
  closed: "gesperrt",
  station: (name) => `Bahnhof von ${name}`,
  wanted: "auf einem deiner Tickets",
  waiting: (passengers) => {
    const groups = passengers.map(([kind, number]) => `${number} ${painted(kind, number === 1 ? "r" : "")}`);
    return `${listed(groups)} ${passengers.length === 1 && passengers[0]?.[1] === 1 ? "wartet" : "warten"}`;
  },
  nobody: "niemand wartet",
};

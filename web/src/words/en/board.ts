/** What the board says in English. */

import { kinds } from "./kinds";
import { count, listed } from "./numbers";

export const board = {
  map: (title: string) => `Map of ${title}`,
  keys: "Arrow keys move the map, plus and minus zoom, 0 shows all of it.",
  routes: "Routes",
  cities: "Cities",
  passengers: "Waiting passengers",
  closer: "Zoom in",
  farther: "Zoom out",
  whole: "Show the whole map",
  loading: "The map is being fetched …",

  spaces: (number: number) => count(number, "space"),
  track: (number: string) => `track ${number}`,
  tunnel: "tunnel",
  ferry: (locomotives: number) => `ferry with ${count(locomotives, "locomotive")}`,
  claimable: "You can claim it.",
  buildable: "You can build a station here.",
  takeable: "You can take a passenger here.",
  yours: "your route",
  theirs: (name: string) => `route of ${name}`,
  closed: "closed",
  station: (name: string) => `station of ${name}`,
  wanted: "on one of your tickets",
  waiting: (passengers: [kind: string, number: number][]) =>
    `${listed(passengers.map(([kind, number]) => `${number} ${kinds[kind] ?? kind}`))} waiting`,
  nobody: "nobody is waiting",
};

/** English texts of the board. */

import { kinds } from "./cards";
import { count, listed } from "./numbers";

export const board = {
  map: (title: string) => `Map of ${title}`,
  keys: "Arrow keys move the map, plus and minus zoom, 0 shows the whole map.",
  routes: "Routes",
  cities: "Cities",
  passengers: "Waiting passengers",
  closer: "Zoom in",
  farther: "Zoom out",
  whole: "Show whole map",
  loading: "Loading map…",

  spaces: (number: number) => count(number, "space"),
  track: (number: string) => `track ${number}`,
  tunnel: "tunnel",
  ferry: (locomotives: number) => `ferry with ${count(locomotives, "locomotive")}`,
  claimable: "You can claim this.",
  buildable: "You can build a station here.",
  takeable: "You can pick up a passenger here.",
  yours: "your route",
  theirs: (name: string) => `${name}’s route`,
  closed: "closed",
  station: (name: string) => `${name}’s station`,
  wanted: "on one of your tickets",
  waiting: (passengers: [kind: string, number: number][]) =>
    `${listed(passengers.map(([kind, number]) => `${number} ${kinds[kind] ?? kind}`))} waiting`,
  nobody: "no one is waiting",
};

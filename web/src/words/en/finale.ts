/** English texts of the finale: podium, awards and the picture to share. */

import { count } from "./numbers";

const awards: Record<string, string> = {
  longest_path: "Longest path",
  globetrotter: "Globetrotter",
  best_ticket: "Best ticket",
  most_passengers: "Most passengers",
  luckiest: "Luckiest draws",
  toughest_tunnels: "Toughest tunnels",
  most_robbed: "Most robbed",
  longest_route: "Longest route",
  photo_finish: "Photo finish",
};

export const finale = {
  podium: "Podium",
  /** What an award is called, by its name. */
  awards,
  awardsTitle: "Awards",
  spaces: (number: number) => count(number, "space"),
  tickets: (number: number) => count(number, "ticket"),
  ticket: (one: string, other: string, points: number) => `${one} – ${other}, ${count(points, "point")}`,
  passengers: (number: number) => count(number, "passenger"),
  locomotives: (surplus: string) => `${surplus} locomotives above average`,
  extra: (number: number) => count(number, "extra card"),
  robbed: (times: number) => (times === 1 ? "robbed once" : times === 2 ? "robbed twice" : `robbed ${times} times`),
  margin: (points: number) => (points === 0 ? "level on points" : `won by ${count(points, "point")}`),
  bars: "Points by source",
  dismiss: "Skip the finale",
  stamp: "Completed",

  swap: "Swap seats",
  lobby: "Lobby",
  record: "Record",
  share: "Share picture",
  sharing: "Drawing…",
  shareFailed: "This browser couldn’t make the picture.",
  shareTitle: (game: string) => `${game} on Whistlestop`,
};

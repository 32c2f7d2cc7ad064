/** English texts about the private plan on the map. */

import { count } from "./numbers";

export const plan = {
  title: "Your plan",
  mark: "Plan routes",
  marking: "Mark routes on the map, then press here.",
  how: "Marks routes you want to claim. Only you can see them. A long press or a right-click on a route does the same.",
  meant: "in your plan",
  trains: (need: number, have: number) => `${need} of your ${count(have, "train")}`,
  cards: (have: number, need: number) => `: ${have} of ${need}`,
  lost: (number: number) => `${count(number, "route")} lost`,
  removeOf: (route: string) => `Remove ${route} from your plan`,
  clear: "Clear plan",
  add: "Add to plan",
  keys: [
    ["P", "plan routes on the map"],
    ["Shift + Enter", "add the focused route to your plan"],
  ] as [key: string, meaning: string][],
  without: "Aids are off at this table.",
};

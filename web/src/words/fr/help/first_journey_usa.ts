/** The rules of First Journey on the board of the USA, in French. */

import { firstJourney } from "./first_journey";

export const help = firstJourney({
  route: "Los Angeles-Albuquerque/blue",
  twin: "Los Angeles-Albuquerque/white",
  cards: ["blue", "blue", "blue"],
  way: ["San Francisco-Los Angeles/red", "Los Angeles-Albuquerque/blue"],
  from: "San Francisco",
  to: "Albuquerque",
  by: "Los Angeles",
  east: "New York, Washington ou Miami",
  west: "Seattle, San Francisco ou Los Angeles",
});

/** Finds the rules of a game, which are loaded only when somebody reads them. */

import type { Help } from "../../words/help/help";

const TEXTS: Record<string, () => Promise<{ help: Help }>> = {
  europe: () => import("../../words/help/europe"),
  germany: () => import("../../words/help/germany"),
  usa: () => import("../../words/help/usa"),
  first_journey: () => import("../../words/help/first_journey"),
  first_journey_usa: () => import("../../words/help/first_journey_usa"),
  card_game: () => import("../../words/help/card_game"),
};

/** Loads the rules of a game; null for a game that is told by its numbers only. */
export async function helpFor(game: string): Promise<Help | null> {
  return (await TEXTS[game]?.())?.help ?? null;
}

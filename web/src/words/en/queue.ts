/** English texts about a claim that waits for the player's turn. */

import { routeEnds } from "../catalogue/event_cards";

export const queue = {
  looking: "Checking…",
  possible: "You can queue this claim for your turn. Nobody sees it before then; keep this page open.",
  claim: "Claim on my turn",
  close: "Close",
  queued: (move: string) => `On your turn: ${move}`,
  withdraw: "Cancel",
  withdrawn: (route: string) => `Your claim of ${routeEnds(route)} for your next turn was cancelled.`,
};

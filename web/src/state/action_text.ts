/** Parses the text of actions. */

import { kindsOf } from "../theme/tokens";

/** Sorts payments by their number of locomotives. */
export function cheapestFirst(actions: string[]): string[] {
  return [...actions].sort((one, other) => locomotives(one) - locomotives(other));
}

/** Returns the route of a claim; names of cities may contain spaces. */
export function claimedRoute(action: string): string {
  return /^claim (.+) \S+$/.exec(action)?.[1] ?? "";
}

/** Returns the cards at the end of an action. */
export function actionCards(action: string): string[] {
  const cards = action.split(" ").at(-1) ?? "";
  return /^[A-Z+]+$/.test(cards) ? kindsOf(cards) : [];
}

/** Returns the number of locomotives in an action. */
export function locomotives(action: string): number {
  return actionCards(action).filter((kind) => kind === "locomotive").length;
}

/** Returns the positions in an action such as `keep 1,3` or `complete none`, counted from 1. */
export function actionPositions(action: string): number[] {
  const named = action.split(" ")[1] ?? "none";
  return named === "none" ? [] : named.split(",").map(Number);
}

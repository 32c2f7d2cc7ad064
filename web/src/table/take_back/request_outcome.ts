/** What became of the player's own request to take moves back. */

export interface RequestState {
  /** Whether the request is open. */
  open: boolean;
  ply: number;
  /** How often moves were taken back. */
  takeBacks: number;
}

/** Returns what to say about a request that is no longer open; null if it was granted, or nothing has changed. */
export function requestOutcome(before: RequestState | null, now: RequestState): "declined" | "moved" | null {
  if (!before?.open || now.open || now.takeBacks !== before.takeBacks) return null;
  return now.ply === before.ply ? "declined" : "moved";
}

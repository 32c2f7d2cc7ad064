/** The moments of a review: every examined decision, and those worth stopping at. */

import type { Judgement, ReviewedDecision, SeatReview, TurningPoint } from "../wire/types";

/** An examined decision. */
export interface Moment {
  decision: ReviewedDecision;
  ply: number;
  /** The odds with the best move, and after the move that was played. */
  before: number;
  after: number;
  /** The turning points here, counted from 1 through the game. */
  turning: readonly { number: number; point: TurningPoint }[];
}

const POOR: readonly Judgement[] = ["inaccuracy", "mistake", "blunder"];

/** Returns whether a decision certainly lost something. */
export const isPoor = ({ judgement }: ReviewedDecision): boolean => judgement != null && POOR.includes(judgement);

/** Returns the examined decisions in the order of the game. */
export function momentsOf(seat: SeatReview): Moment[] {
  const turning = (seat.turning_points ?? []).map((point, at) => ({ number: at + 1, point }));
  const swings = new Map((seat.swings ?? []).map((swing) => [swing.ply, swing]));
  return (seat.decisions ?? []).flatMap((decision) => {
    const swing = swings.get(decision.ply);
    if (!swing) return [];
    return {
      decision,
      ply: decision.ply,
      before: swing.value.odds,
      after: swing.value.odds + swing.skill.odds,
      turning: turning.filter(({ point }) => point.ply === decision.ply),
    };
  });
}

/** Returns whether a moment is worth stopping at: a turning point, or something that could have been better. */
export const isStep = ({ decision, turning }: Moment): boolean => turning.length > 0 || isPoor(decision);

/** Returns the moment to show for a ply: the last one that is not later, or else the first. */
export function momentAt(moments: readonly Moment[], ply: number | undefined): Moment | undefined {
  if (ply === undefined) return moments.find(isStep) ?? moments[0];
  return moments.findLast((one) => one.ply <= ply) ?? moments[0];
}

/** Returns the next step in a direction; undefined at the end. */
export function nextStep(moments: readonly Moment[], ply: number, by: 1 | -1): Moment | undefined {
  const steps = moments.filter(isStep);
  return by > 0 ? steps.find((one) => one.ply > ply) : steps.findLast((one) => one.ply < ply);
}

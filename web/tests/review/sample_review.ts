/** A review of a short game: a good move, luck, a blunder, and a last move. */

import type { Review, ReviewMessage, ReviewedDecision } from "../../src/wire/types";

const sure = (mean: number): { mean: number; error: number } => ({ mean, error: 0.02 });
const worth = (action: string, odds: number, lead: number) => ({
  action,
  odds: sure(odds),
  points: sure(80 + lead),
  lead: sure(lead),
  rollouts: 100,
});

function decision(ply: number, odds: number, changes: Partial<ReviewedDecision>): ReviewedDecision {
  const tickets = [{ between: ["Brest", "Petrograd"], points: 20, odds: sure(odds) }];
  return {
    ply,
    phase: "turn",
    action: "draw",
    choice: [],
    stage: "middle",
    judgement: "good",
    severity: 0,
    played: worth("draw", odds, 4),
    alternatives: [],
    loss: null,
    tickets,
    likely: [],
    plan: [],
    sentences: [],
    ...changes,
  };
}

const swing = (ply: number, value: number, skill: number, luck: number) => ({
  ply,
  value: { odds: value, lead: 0 },
  skill: { odds: skill, lead: 0 },
  luck: { odds: luck, lead: 0 },
});

export const BLUNDER_PLY = 20;
export const LUCK_PLY = 8;

/** Returns the review of seat 0. */
export function review(): Review {
  const better = { is: "move", move: "claim Paris-Zürich RRL", tickets: [] };
  return {
    game: "europe",
    rules: 1,
    options: [],
    players: 2,
    names: ["Ada", "Ben"],
    plies: 40,
    over: true,
    depth: "quick",
    seed: 0,
    complete: true,
    version: 1,
    seats: [
      {
        seat: 0,
        scale: 20,
        decisions: [
          decision(0, 0.55, { judgement: "best", sentences: [{ says: "best", facts: {} }] }),
          { ...decision(4, 0.5, {}), played: null, judgement: null },
          decision(LUCK_PLY, 0.5, {}),
          decision(BLUNDER_PLY, 0.5, {
            judgement: "blunder",
            severity: 0.2,
            alternatives: [worth("claim Paris-Zürich RRL", 0.7, 9)],
            sentences: [
              { says: "better", facts: { move: better } },
              { says: "lead", facts: { points: { is: "points", points: 5 }, rival: { is: "seat", seat: 1 } } },
            ],
            likely: [{ seat: 1, between: ["Roma", "Athina"], points: 8, odds: 0.62 }],
          }),
        ],
        swings: [swing(0, 0.55, 0, -0.05), swing(LUCK_PLY, 0.5, 0, 0.2), swing(BLUNDER_PLY, 0.7, -0.2, -0.5)],
        balance: {
          fair: { odds: 0.5, lead: 0 },
          deal: { odds: 0.054, lead: 1.26 },
          skill: { odds: -0.204, lead: -5.24 },
          luck: { odds: -0.35, lead: -4.02 },
          result: { odds: 0, lead: -8 },
          final: true,
        },
        accuracy: { all: 71.6, middle: 40.2 },
        turning_points: [
          {
            ply: LUCK_PLY,
            cause: "luck",
            before: 0.5,
            after: 0.7,
            sentences: [
              { says: "rose", facts: { before: { is: "share", share: 0.5 }, after: { is: "share", share: 0.7 } } },
            ],
          },
          { ply: BLUNDER_PLY, cause: "move", before: 0.7, after: 0.5, sentences: [] },
        ],
      },
    ],
  };
}

/** Returns the server's answer about it. */
export const answer = (changes: Partial<ReviewMessage> = {}): ReviewMessage => ({
  state: "done",
  ahead: 0,
  done: 3,
  total: 3,
  reviewed: [0],
  problem: null,
  review: review(),
  ...changes,
});

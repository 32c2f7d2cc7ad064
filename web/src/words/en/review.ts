/** English texts about reviews of games, loaded with the first review. */

import { count } from "./numbers";

export const review = {
  title: "Review",
  of: (game: string) => `Review: ${game}`,
  about:
    "The coach played each position on many times, knowing only what the player could know. It judges a move only where the difference is sure.",
  unfinished: "This game didn’t end, so the review covers what was played.",
  seat: "Whose game",
  yours: (name: string) => `${name} (you)`,
  text: "Loading review…",

  progress: "Reviewing the game",
  waiting: (ahead: number) => (ahead ? `Waiting: ${count(ahead, "review")} to be done before.` : "Waiting to start…"),
  starting: "Preparing the game…",
  running: (done: number, all: number) => `${done} of ${count(all, "decision")} reviewed`,
  patience: "You may leave this page: the server goes on and keeps the review.",
  again: "Try again",

  curve: {
    title: "Odds of winning",
    note: "A step down is what a move has lost; slopes between are luck and what the others did. Press the curve to see a moment.",
    drawn: (from: string, to: string, turns: number) =>
      `Curve of the odds of winning: ${from} at the first decision, ${to} at the end, with ${count(turns, "turning point")}.`,
    slider: "Decision",
    at: (move: number, odds: string, judgement: string) => `Move ${move}: odds ${odds}, ${judgement}`,
    fair: "fair share",
    list: "Show as a list",
    move: "Move",
    odds: "Odds",
    judgement: "Judgement",
  },

  moment: {
    title: "Turning points and mistakes",
    none: "Nothing here could certainly have been better, and no single event changed the odds much.",
    move: (move: number) => `Move ${move}`,
    count: (at: number, all: number) => `${at} of ${all}`,
    previous: "Previous",
    next: "Next",
    lost: (share: string) => `${share} odds`,
    turning: (number: number, cause: string) => `Turning point ${number}: ${cause}`,
    played: (move: string) => `Played: ${move}.`,
    hand: "Hand",
    row: "Open cards",
    map: "The board at this moment",
    compared: "Moves compared",
    points: "Points",
    lead: "Ahead by",
    was: "played",
    better: "better",
    exercise: "Try it from here",
    exerciseHint:
      "Play on from this position as an exercise: bots play the others, and later cards are shuffled again.",
    replay: "Replay from here",
    copy: "Copy link",
    copied: "Link to this moment copied.",
    uncopied: (link: string) => `This browser doesn’t allow copying. The link is: ${link}`,
  },

  accuracy: {
    title: "Accuracy",
    note: "100% for a move that lost nothing; a loss of 14% of odds halves it.",
  },

  balance: {
    title: "Luck and skill",
    note: "What made the result. The numbers add up.",
  },

  tickets: {
    title: "Tickets over time",
    note: "The odds of completing each ticket, from decision to decision.",
    drawn: (ticket: string, from: string, to: string) => `${ticket}: ${from} at first, ${to} at last`,
    points: (points: number) => count(points, "point"),
  },

  likely: {
    title: "What could be known of others",
    note: "Tickets that the others probably held, judging by their routes, at the last decision.",
  },

  keys: [["← →", "previous or next turning point or mistake"]] as [string, string][],
};

export type ReviewWords = typeof review;

/** English texts about the check of the shuffles, loaded once a game is over. */

import { count } from "./numbers";

const move = (ply: number): string => (ply ? `Move ${ply}` : "The set-up");
const inMove = (ply: number): string => (ply ? `in move ${ply}` : "in the set-up");

export const shuffleProof = {
  checking: "Checking the shuffles…",
  title: {
    part: "Fair shuffles: proven by your browser.",
    watched: "The shuffles match what your browser saw.",
    record: "The shuffles match the record.",
    unpublished: "The shuffles can’t be checked: the server’s secret number is not published.",
    broken: "The shuffles of this game can’t be trusted.",
  },
  proves: {
    part: (draws: number) =>
      `Your browser added a random number of its own to the shuffles and kept what it saw. It has now drawn all ${count(draws, "random outcome")} again. Nobody could choose or foresee a card before the game, and nobody has changed a card or a move since.`,
    watched: (draws: number) =>
      `Your browser saw the game from the start, and all ${count(draws, "random outcome")}, drawn again, are the same: nobody has changed a card or a move since. Your browser added no random number of its own, so it can’t tell whether someone chose the cards beforehand.`,
    record: (draws: number) =>
      `All ${count(draws, "random outcome")}, drawn again from the secret number, are the same. This browser did not see the game from the start, so it can’t tell whether the record was made up afterwards.`,
  },
  limits: "This does not prove that nobody looked: the server knows everyone’s cards during a game.",
  rules:
    "It does not check the moves themselves. To check every move by the rules, download the record, save your receipt, and run “whistlestop verify game.record --receipt mine.record”.",
  rulesAlone:
    "It does not check the moves themselves. To check every move by the rules, download the record and run “whistlestop verify game.record”.",
  save: "Save receipt",
  saveHint: "What your browser saw while the game was played, as plain text.",

  /** What does not fit. */
  faults: {
    unreadable: "The server’s proof can’t be read.",
    unproven: "The server can’t show how the cards were drawn.",
    unpublished: "The server has not published its secret number.",
    seed: "The server’s secret number does not match its fingerprint.",
    commitment:
      "The secret number is not the one that the server committed to at the start: its fingerprint has changed.",
    table: "The record is of another table.",
    commitments: "The list of everyone’s fingerprints has changed since your browser first saw it.",
    seats: "A seat has a fingerprint without a random number, or a random number without a fingerprint.",
    hash: (name: string) => `The random number of ${name} does not match its fingerprint.`,
    own: (name: string) => `The random number that your browser added for ${name} was not used.`,
    nonce: (name: string) => `The random number of ${name} is not the one that your browser saw first.`,
    takeBacks: "The moves that were taken back are not those that your browser saw.",
    line: (ply: number) => `${move(ply)} is not what you saw.`,
    missing: (ply: number) => `${move(ply)} is missing, although you saw it.`,
    draw: (ply: number) =>
      `What was drawn ${inMove(ply)} does not follow from the secret number and the random numbers.`,
    deck: "The deck at the start is not that of the game.",
    pile: (ply: number) => `What could be drawn ${inMove(ply)} is not what was left.`,
    outcomes: (ply: number) => `What was drawn ${inMove(ply)} is not what the record says.`,
  },
};

export type ShuffleProofWords = typeof shuffleProof;

/** English texts about fair shuffles before and during a game. */

import { listed } from "./numbers";

export const fairness = {
  waiting: (names: string[]) =>
    names.length === 1 ? `Waiting for ${names[0]}’s device…` : `Waiting for the devices of ${listed(names)}…`,
  held: "Your browser is holding back its random number, because the server has changed the fingerprints it published for the shuffles. Don’t play at this table.",
  callOff: "Call the game off",
  calledOff: "The game was called off before the first card.",
  samePeople: "New table, same players",

  /** The end of an unfinished game. */
  endGame: {
    open: "End game",
    title: "End this game?",
    text: "You’re playing only against bots. Leave now and come back from the lobby later, or end the game for good: nobody can continue it, and the secret number behind its shuffles is published.",
    later: "Leave for now",
    now: "End it for good",
    ended: "This game was ended early.",
  },
};

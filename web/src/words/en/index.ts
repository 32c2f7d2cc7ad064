/** Everything that the page says in English; another language is another file with the same shape. */

import type { Phrase } from "../../wire/types";
import type { HelpShelf } from "../help";
import { board } from "./board";
import { end } from "./end";
import { kinds } from "./kinds";
import { lobby } from "./lobby";
import { count, either, listed } from "./numbers";
import { table } from "./table";
import { telling } from "./telling";

export const words = {
  name: "Whistlestop",
  /** Joins names as people do: Ada, Ben and Cleo. */
  listed,
  /** Joins choices: draw cards, claim a route or draw tickets. */
  either,

  lobby,
  board,
  /** The table around the board. */
  table,
  /** What happens, told in sentences. */
  telling,
  end,
  /** The rules of the games, which are loaded only when somebody reads them. */
  help: {
    europe: () => import("./help/europe"),
    germany: () => import("./help/germany"),
    usa: () => import("./help/usa"),
    first_journey: () => import("./help/first_journey"),
    first_journey_usa: () => import("./help/first_journey_usa"),
    card_game: () => import("./help/card_game"),
  } as HelpShelf,

  connection: {
    connecting: "Connecting …",
    broken: "The connection is broken. Nothing is lost; trying again …",
    looking: "Looking for the table …",
  },

  /** The status line (T1). */
  status: {
    closed: "This table was closed.",
    waiting: (open: number) => (open ? `Waiting for ${open === 1 ? "one more" : `${open} more`} to join.` : "Everybody is here."),
    over: "The game is over.",
    choosing: (names: string[]) => `${listed(names)} ${names.length === 1 ? "is" : "are"} choosing tickets.`,
    theirs: (name: string) => `It is ${name}'s turn.`,
    mine: (todo: string) => `Your turn: ${todo}`,
    handed: (name: string, todo: string) => `${name}, your turn: ${todo}`,
    sent: "Sending your move …",
    lastRound: (turns: number) => `Last round: ${count(turns, "turn")} left.`,
  },

  /** What a seat decides, by phase. */
  todo: {
    turn: "draw cards, claim a route or draw tickets.",
    card_turn: "draw cards, place trains in your railyard or draw tickets.",
    "second card": "take a second card.",
    tickets: "choose which tickets to keep.",
    tunnel: (owed: number) => `the tunnel costs ${count(owed, "card")} more. Pay, or withdraw.`,
    passenger: "take a passenger.",
    completing: "complete tickets from your stack.",
    other: "choose.",
  },

  curtain: {
    hand: (name: string) => `Hand the device to ${name}`,
    look: "Nobody else should look.",
    raise: (name: string) => `I am ${name}: show my cards`,
  },

  kinds,

  phrases: {
    hello: "Hello!", good_luck: "Good luck!", well_played: "Well played!", thanks: "Thanks!", sorry: "Sorry!",
    oh_no: "Oh no!", wow: "Wow!", hurry: "Your turn, I believe.", one_moment: "One moment, please.",
    again: "Another game?",
  } satisfies Record<Phrase, string>,
};

export type Words = typeof words;

/** Everything that the page says in English; another language is another file with the same shape. */

import type { Phrase } from "../../wire/types";
import type { HelpShelf } from "../help";
import type { LessonShelf } from "../lesson";
import { access } from "./access";
import { away } from "./away";
import { board } from "./board";
import { chat } from "./chat";
import { curtain } from "./curtain";
import { end } from "./end";
import { friendly } from "./friendly";
import { games } from "./games";
import { kinds, numbered } from "./kinds";
import { lesson } from "./lesson";
import { lists } from "./lists";
import { lobby } from "./lobby";
import { looking } from "./looking";
import { either, listed } from "./numbers";
import { plan } from "./plan";
import { records, replay } from "./replay";
import { saying } from "./saying";
import { sound } from "./sound";
import { statistics } from "./statistics";
import { table } from "./table";
import { telling } from "./telling";

export const words = {
  name: "Whistlestop",
  /** Puts a name before what it names: Ada: Hello! */
  label: (name: string, what: string) => `${name}: ${what}`,
  /** Joins names as people do: Ada, Ben and Cleo. */
  listed,
  /** Joins choices: draw cards, claim a route or draw tickets. */
  either,

  lobby,
  games,
  /** For those who play by ear, by keys or without colours. */
  access,
  /** A table as lists instead of its map. */
  lists,
  board,
  /** The table around the board. */
  table,
  /** More for games that are for children. */
  friendly,
  /** What happens, told in sentences. */
  telling,
  /** What the server says, which is written in English, said in sentences. */
  saying,
  end,
  /** Looking back at a game, and its record. */
  replay,
  records,
  statistics,
  /** The rules of the games, which are loaded only when somebody reads them. */
  help: {
    europe: () => import("./help/europe"),
    germany: () => import("./help/germany"),
    usa: () => import("./help/usa"),
    first_journey: () => import("./help/first_journey"),
    first_journey_usa: () => import("./help/first_journey_usa"),
    card_game: () => import("./help/card_game"),
  } as HelpShelf,
  /** First games: what is said around them, and the steps of each, which are loaded when one is played. */
  lesson,
  lessons: {
    europe: () => import("./lessons/europe"),
    germany: () => import("./lessons/germany"),
    first_journey: () => import("./lessons/first_journey"),
    card_game: () => import("./lessons/card_game"),
  } as LessonShelf,

  connection: {
    broken: "The connection is broken. Nothing is lost; trying again …",
    looking: "Looking for the table …",
    lost: "The connection broke before the server answered. Please try again.",
    offline: "There is no connection to the server right now. It is being restored.",
    unreachable: "The server can’t be reached at the moment. Is it running, and are you online?",
    unreadable: "The server answered something that this page can’t read. Reload the page, and try again.",
    unkept: "This browser keeps nothing, so a reload would lose your seat. Leave this page open.",
  },

  /** The status line (T1). */
  status: {
    closed: "This table was closed.",
    waiting: (open: number) => (open ? `Waiting for ${open === 1 ? "one more" : `${open} more`} to join.` : "Everybody is here."),
    over: "The game is over.",
  },

  away,
  chat,
  /** The private plan. */
  plan,
  sound,
  /** Those who have no seat. */
  looking,
  /** Between the turns of people who share a device. */
  curtain,

  kinds,
  numbered,

  phrases: {
    hello: "Hello!", good_luck: "Good luck!", well_played: "Well played!", thanks: "Thanks!", sorry: "Sorry!",
    oh_no: "Oh no!", wow: "Wow!", hurry: "Your turn, I believe.", one_moment: "One moment, please.",
    again: "Another game?",
  } satisfies Record<Phrase, string>,
};

export type Words = typeof words;

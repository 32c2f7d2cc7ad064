/** All English texts, which define the shape of every language. */

import type { Phrase } from "../../wire/types";
import type { HelpShelf } from "../catalogue/rules";
import type { LessonShelf } from "../catalogue/lesson";
import type { Remarks } from "../catalogue/remarks";
import { accessibility } from "./accessibility";
import { notifications } from "./notifications";
import { board } from "./board";
import { characters } from "./characters";
import { chat } from "./chat";
import { fairness } from "./fairness";
import type { ReviewWords } from "./review";
import type { ShuffleProofWords } from "./shuffle_proof";
import { hotSeat } from "./hot_seat";
import { end } from "./end";
import { finale } from "./finale";
import { children } from "./children";
import { declared } from "./declared";
import { games } from "./games";
import { kinds, numbered } from "./cards";
import { lesson } from "./lesson";
import { lists } from "./lists";
import { lobby } from "./lobby";
import { me } from "./me";
import { spectators } from "./spectators";
import { either, listed } from "./numbers";
import { plan } from "./plan";
import { queue } from "./queue";
import { records, replay } from "./replay";
import { serverText } from "./server_text";
import { sound } from "./sound";
import { statistics } from "./statistics";
import { table } from "./table";
import { takeBack } from "./take_back";
import { events } from "./events";

export const words = {
  name: "Whistlestop",
  /** Puts a name before a text: Ada: Hello! */
  label: (name: string, what: string) => `${name}: ${what}`,
  /** Joins names: Ada, Ben and Cleo. */
  listed,
  /** Joins choices: draw cards, claim a route or draw tickets. */
  either,

  lobby,
  me,
  games,
  /** The characters that bots play, and what they say, loaded on demand. */
  characters,
  remarks: (): Promise<{ remarks: Remarks }> => import("./remarks"),
  /** Accessibility. */
  accessibility,
  /** A table shown as lists. */
  lists,
  board,
  /** The table around the board. */
  table,
  /** Games for children. */
  children,
  /** Sentences of events. */
  events,
  /** What a game declares itself. */
  declared,
  /** The server's sentences. */
  serverText,
  end,
  finale,
  /** Replays and records. */
  replay,
  records,
  statistics,
  /** Reviews, loaded on demand. */
  review: (): Promise<{ review: ReviewWords }> => import("./review"),
  /** The rules of the games, loaded on demand. */
  help: {
    europe: () => import("./help/europe"),
    germany: () => import("./help/germany"),
    usa: () => import("./help/usa"),
    first_journey: () => import("./help/first_journey"),
    first_journey_usa: () => import("./help/first_journey_usa"),
    card_game: () => import("./help/card_game"),
  } as HelpShelf,
  /** Guided games: general texts, and the steps of each, loaded on demand. */
  lesson,
  lessons: {
    europe: () => import("./lessons/europe"),
    germany: () => import("./lessons/germany"),
    first_journey: () => import("./lessons/first_journey"),
    card_game: () => import("./lessons/card_game"),
  } as LessonShelf,

  connection: {
    broken: "Connection lost. Your game is safe; reconnecting…",
    looking: "Loading table…",
    lost: "The connection was lost before the server answered. Please try again.",
    offline: "There is no connection to the server right now. Reconnecting…",
    unreachable: "Can’t reach the server. Is it running, and are you online?",
    unreadable: "The server sent something this page can’t read. Reload the page and try again.",
    away: "No connection to the server",
    needsServer:
      "Playing, watching and replays need the server. Without it you can read the rules and look at your results.",
    notLoaded: "This part of the page can’t be loaded right now. Trying again…",
    unkept: "This browser can’t save your seat. Keep this page open, and don’t reload it.",
  },

  /** The status line. */
  status: {
    closed: "This table was closed.",
    waiting: (open: number) =>
      open ? `Waiting for ${open === 1 ? "one more" : `${open} more`} to join.` : "Everyone is here.",
    over: "The game is over.",
  },

  notifications,
  chat,
  /** The private plan. */
  plan,
  queue,
  takeBack,
  sound,
  /** Spectators. */
  spectators,
  /** A shared device. */
  hotSeat,
  /** Fair shuffles, and the check of them, loaded on demand. */
  fairness,
  shuffleProof: (): Promise<{ shuffleProof: ShuffleProofWords }> => import("./shuffle_proof"),

  kinds,
  numbered,

  phrases: {
    hello: "Hello!",
    good_luck: "Good luck!",
    well_played: "Well played!",
    thanks: "Thanks!",
    sorry: "Sorry!",
    oh_no: "Oh no!",
    wow: "Wow!",
    hurry: "Your turn!",
    one_moment: "One moment, please.",
    again: "Another game?",
  } satisfies Record<Phrase, string>,
};

export type Words = typeof words;

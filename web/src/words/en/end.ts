/** What the end of a game says in English. */

import { signed } from "../sentence";
import { count, listed } from "./numbers";

const lines: Record<string, string> = {
  routes: "Routes",
  tickets: "Tickets",
  stations: "Unused stations",
  longest_path: "Longest path",
  globetrotter: "Most tickets",
  passengers: "Passengers",
  big_cities: "Big cities",
  bonus_tickets: "East to west",
};

const stories: Record<string, string> = {
  routes: "You have seen these points grow: all routes on the map.",
  tickets: "Completed tickets add their points, others subtract them.",
  stations: "Every station that was not built is worth something.",
  longest_path: "The longest unbroken path.",
  globetrotter: "Who has completed the most tickets?",
  passengers: "The most passengers in each colour, then the second most.",
  big_cities: "The most completed tickets to a big city.",
  bonus_tickets: "A chain of routes from the east to the west.",
};

/** Why a game is over. */
export const reasons: Record<string, string> = {
  "final round": "The last round is over.",
  "six tickets": "Six tickets are completed.",
  "last train": "Somebody has no train left.",
  "everybody passed": "Nobody could do anything any more.",
  "no progress": "Nobody got anywhere for three rounds.",
};

/** Bonuses by the names that their boards give them. */
export const bonuses: Record<string, string> = { "East to West": "East to West", "Coast to Coast": "Coast to Coast" };

/** A name for a line that only a map of a tinkerer has. */
const plain = (line: string): string => (line.charAt(0).toUpperCase() + line.slice(1)).replaceAll("_", " ");

export const end = {
  line: (line: string): string => lines[line] ?? plain(line),
  story: (line: string): string => stories[line] ?? "",
  reason: (reason: string): string => reasons[reason] ?? "",
  result: "Result",
  counting: "Counting up",
  wins: (names: string[]) => `${listed(names)} ${names.length === 1 ? "wins" : "win together"}!`,
  youWin: "You win!",
  shortly: (names: string[], total: string) => `${listed(names)} ${names.length === 1 ? "wins" : "win together"} with ${total}.`,
  points: (number: number) => count(number, "point"),
  completed: (number: number) => count(number, "ticket"),
  place: (place: number) => `${place}.`,
  winner: "winner",
  next: "Next",
  pause: "Pause",
  resume: "Go on",
  skip: "Skip",
  again: "Count up again",
  close: "Close",
  open: "Show the result",
  ticket: (who: string, one: string, other: string) => `${who}: ${one} – ${other}`,
  done: "completed",
  doneBorrowed: "completed with a station",
  missed: "not completed",
  unfinished: "not completed",
  gain: (who: string, points: number) => `${who} ${signed(points)}`,
  nobody: "Nobody gets it.",
  signed,
  number: (points: number) => (points < 0 ? `−${-points}` : String(points)),

  table: {
    title: "Points",
    total: "Total",
    source: "From",
    show: (line: string, who: string) => `Show on the map: ${line} of ${who}`,
    path: (length: number) => `${length} long`,
    built: (number: number) => (number ? `${number} built` : "none built"),
    collected: (number: number) => `${number} in all`,
  },

  tickets: {
    title: "Tickets",
    of: (who: string, done: number, all: number) => `${who}: ${done} of ${all} completed`,
    hint: "Press a ticket to see its way on the map.",
    none: "No tickets.",
  },

  onward: {
    same: "Play again",
    rotated: "Play again, change seats",
    asked: "Laying the table …",
    ready: "The table for the next game is laid.",
    go: "To the next game",
    watch: "Watch the next game",
    lobby: "Back to the lobby",
    record: "Download the record",
    recordHint: "Every move of this game as plain text.",
  },

  proof: {
    title: "Were the cards shuffled fairly?",
    before:
      "Before the first card was dealt, everybody at the table was told this fingerprint. It fixed all shuffles in advance, without giving them away:",
    after: "Now that the game is over, here is the secret number that all shuffles came from:",
    fits: "This browser has just checked it: the number fits the fingerprint.",
    differs: "This number does not fit the fingerprint. The shuffles of this game can’t be trusted.",
    verify:
      "To check every single card, download the record and run “whistlestop verify” with it. It shuffles again from the number, compares each card with the one that was dealt, and names the first move that is not as it should be.",
  },
};

/** English texts of the end of a game. */

import { signed } from "../catalogue/format";
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
  routes: "Points scored for routes during the game.",
  tickets: "Completed tickets score their points; the rest cost theirs.",
  stations: "Unused stations are worth points.",
  longest_path: "The longest continuous path.",
  globetrotter: "Who has completed the most tickets?",
  passengers: "The most passengers in each colour, then the second most.",
  big_cities: "The most completed tickets to a big city.",
  bonus_tickets: "An unbroken path from east to west.",
};

/** Why a game is over. */
export const reasons: Record<string, string> = {
  "final round": "The last round is over.",
  "six tickets": "Six tickets are complete.",
  "last train": "A player is out of trains.",
  "everybody passed": "No one could make a move.",
  "no progress": "There was no progress for twenty rounds.",
};

/** Bonuses by the names that their boards give them. */
export const bonuses: Record<string, string> = { "East to West": "East to West", "Coast to Coast": "Coast to Coast" };

export const end = {
  /** Names and explanations of the lines of the score sheet. */
  lines,
  stories,
  reason: (reason: string): string => reasons[reason] ?? "",
  result: "Result",
  counting: "Final score",
  wins: (names: string[]) => `${listed(names)} ${names.length === 1 ? "wins" : "win together"}!`,
  youWin: "You win!",
  shortly: (names: string[], total: string) =>
    `${listed(names)} ${names.length === 1 ? "wins" : "win together"} with ${total}.`,
  points: (number: number) => count(number, "point"),
  completed: (number: number) => count(number, "ticket"),
  place: (place: number) => `${place}.`,
  winner: "winner",
  next: "Next",
  pause: "Pause",
  resume: "Resume",
  skip: "Skip",
  again: "Count again",
  close: "Close",
  open: "Show result",
  ticket: (who: string, one: string, other: string) => `${who}: ${one} – ${other}`,
  done: "completed",
  doneBorrowed: "completed with a station",
  missed: "not completed",
  unfinished: "not completed",
  gain: (who: string, points: number) => `${who} ${signed(points)}`,
  nobody: "No one scores here.",
  signed,
  number: (points: number) => (points < 0 ? `−${-points}` : String(points)),

  table: {
    title: "Points",
    total: "Total",
    source: "From",
    show: (line: string, who: string) => `Show on map: ${line}, ${who}`,
    path: (length: number) => `${length} spaces`,
    built: (number: number) => (number ? `${number} built` : "none built"),
    collected: (number: number) => `${number} collected`,
  },

  tickets: {
    title: "Tickets",
    of: (who: string, done: number, all: number) => `${who}: ${done} of ${all} completed`,
    hint: "Select a ticket to see its route on the map.",
    none: "No tickets.",
  },

  onward: {
    same: "Play again",
    rotated: "Play again, swap seats",
    asked: "Creating game…",
    ready: "The next game is ready.",
    go: "Go to the next game",
    watch: "Watch the next game",
    lobby: "Back to the lobby",
    record: "Download record",
    recordHint: "Every move of this game as plain text.",
  },
};

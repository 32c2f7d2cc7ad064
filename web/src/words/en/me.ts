/** English texts of the player's own page. */

import { count, listed } from "./numbers";

export const me = {
  title: "My games",
  about: "Your results on this device. No account needed, and nothing is sent anywhere.",
  none: "No finished games yet. Your results will appear here.",
  start: "Start a game",

  played: "Games",
  won: "Wins",
  winning: "Wins in a row",
  longest: "Longest streak",

  running: "In progress",
  yourTurn: "Your turn",
  byGame: "By game",
  game: "Game",
  best: "Best",
  mean: "Average",
  inTickets: (number: string) => `${number} tickets`,

  opponents: "Favourite opponents",
  met: (games: number, won: number) => `${count(games, "game")}, you won ${won}`,

  finished: "Finished games",
  place: (place: number, of: number) => (place === 1 ? "Won" : `Place ${place} of ${of}`),
  against: (names: string[]) => `against ${listed(names)}`,
  takenBack: "Moves taken back",
  takenBackHint: "Games with moves taken back don’t count for best scores and streaks.",
  replay: "Replay",
  replayOf: (title: string, date: string) => `Replay ${title}, ${date}`,
  reviewOf: (title: string, date: string) => `Review of ${title}, ${date}`,
  more: (number: number) => `Show ${number} more`,

  file: "Take them with you",
  fileHint: "Save your results as a file, and load it on another device. Results you already have aren’t added twice.",
  save: "Save as file",
  load: "Load file",
  loaded: (added: number, known: number) =>
    added
      ? `${count(added, "game")} added${known ? `; you already had ${known}` : ""}.`
      : "You already have all of these games.",
  unstored: "This browser’s storage is full or switched off, so nothing was added.",
  problems: {
    large: "This file is too large to be a list of your games.",
    unreadable: "This file is damaged, and nothing was added. Save it again on the other device.",
    foreign: "This isn’t a file with your games. It should be called whistlestop-games.json.",
    newer: "This file comes from a newer version of Whistlestop. Reload this page, or ask your host to update.",
    damaged: (number: number) => `Game ${number} in this file is damaged, and nothing was added.`,
  },
};

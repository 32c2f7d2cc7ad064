/** What is said in English when one looks back at a game, and about records of games. */

import { count } from "./numbers";

export const replay = {
  title: (game: string) => `Looking back: ${game}`,
  look: "Look back",
  fetching: "Fetching the game …",
  past: "You are looking back: nothing can be played here.",
  moment: (ply: number, all: number) => `Play ${ply} of ${all}`,
  opening: "The table is set, and the first tickets are dealt.",
  undealt: "The table is set; the tickets are not dealt yet.",
  chose: (who: string) => `${who} has chosen.`,
  shortMoment: (ply: number, all: number) => `${ply} / ${all}`,
  more: "More",
  yourTurn: "It is your turn: back to the table",
  move: {
    title: "Moving through the game",
    first: "To the beginning",
    turnBack: "To the turn before",
    back: "One play back",
    play: "Play automatically",
    pause: "Stop",
    forward: "One play on",
    turnOn: "To the next turn",
    last: "To the end",
    slider: "Play",
    pace: "Speed of playback",
    paces: { slow: "Slow", usual: "Normal", fast: "Fast" },
  },
  eyes: {
    title: "Point of view",
    all: "All hands open",
    public: "As everybody saw it",
    of: (name: string) => `As ${name} saw it`,
    mine: "As you saw it",
  },
  open: {
    title: "Hands",
    of: (name: string) => `${name}’s cards and tickets`,
    cardsOf: (name: string) => `${name}’s cards`,
    ticketsOf: (name: string) => `${name}’s tickets`,
    cards: (number: number) => count(number, "card"),
    none: "No cards.",
    stack: "Stack:",
    offer: "Tickets to choose from",
  },
  links: {
    title: "From here",
    copy: "Copy link",
    copyHint: "A link to exactly this moment",
    copied: "The link to this moment is copied.",
    uncopied: (link: string) => `This browser does not let the page copy. The link is: ${link}`,
    record: "Download record",
    table: "To the table",
  },
  about: {
    record: "This game comes from a record.",
    unfinished: "The record stops before the game is over.",
    proven: "Its shuffles have been checked: they follow from its seed.",
    unproven: "It tells no seed, so its shuffles can’t be checked.",
  },
  keys: [
    ["← →", "one play back or on"],
    ["Shift ← →", "one turn back or on"],
    ["Home, End", "to the beginning, to the end"],
    ["Space", "play automatically, stop"],
    ["+ −", "play faster, slower"],
  ] as [string, string][],
  /** Keys of the table that mean nothing here. */
  without: ["1 – 9"],
};

export const records = {
  title: "Look at a record",
  about: "Every finished game can be downloaded as a record. Open one here to look back at it and to share the link.",
  choose: "Choose a file",
  paste: "or paste its text here",
  reading: "Reading …",
  broken: "This record can’t be replayed.",
  tooLarge: "The file is far too large for a record of a game.",
  forgetOf: (title: string) => `Take the record of ${title} off this list`,
};

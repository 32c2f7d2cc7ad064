/** English texts about replays and records. */

import { count } from "./numbers";

export const replay = {
  title: (game: string) => `Replay: ${game}`,
  look: "Replay",
  fetching: "Loading game…",
  past: "This is a replay: no moves can be played here.",
  moment: (ply: number, all: number) => `Move ${ply} of ${all}`,
  opening: "The table is set, and the first tickets are dealt.",
  undealt: "The table is set; the tickets haven’t been dealt yet.",
  chose: (who: string) => `${who} has chosen.`,
  shortMoment: (ply: number, all: number) => `${ply} / ${all}`,
  more: "More",
  yourTurn: "It’s your turn: back to the table",
  move: {
    title: "Replay controls",
    first: "Go to start",
    turnBack: "Previous turn",
    back: "Previous move",
    play: "Autoplay",
    pause: "Pause",
    forward: "Next move",
    turnOn: "Next turn",
    last: "Go to end",
    slider: "Move",
    pace: "Playback speed",
    paces: { slow: "Slow", usual: "Normal", fast: "Fast" },
  },
  eyes: {
    title: "Point of view",
    all: "All hands open",
    public: "As everyone saw it",
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
  /** The review, and exercises that start from it. */
  review: {
    open: "Review",
    exercise: "Exercise",
    exerciseHint: "You play on from a finished game; nothing counts.",
    back: "Back to the review",
  },
  links: {
    title: "Links",
    copy: "Copy link",
    copyHint: "A link to this exact moment",
    copied: "Link to this moment copied.",
    uncopied: (link: string) => `This browser doesn’t allow copying. The link is: ${link}`,
    record: "Download record",
    table: "Back to the table",
  },
  about: {
    record: "This game comes from a record.",
    unfinished: "The record ends before the game is over.",
    proven: "Its shuffles have been checked: they match its seed.",
    unproven: "It has no seed, so its shuffles can’t be checked.",
  },
  keys: [
    ["← →", "previous or next move"],
    ["Shift ← →", "previous or next turn"],
    ["Home, End", "go to start, go to end"],
    ["Space", "autoplay, pause"],
    ["+ −", "faster, slower"],
  ] as [string, string][],
  /** Shortcuts of a table that don't work here. */
  without: ["1 – 9"],
};

export const records = {
  title: "Open a record",
  about: "Every finished game can be downloaded as a record. Open one here to replay it and share the link.",
  choose: "Choose a file",
  paste: "or paste its text here",
  reading: "Reading…",
  broken: "This record can’t be replayed.",
  tooLarge: "This file is far too large for a game record.",
  forgetOf: (title: string) => `Remove the record of ${title} from this list`,
};

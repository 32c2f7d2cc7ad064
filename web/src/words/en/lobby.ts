/** What the lobby, invitations and settings say in English. */

import { count, listed } from "./numbers";

/** What a family wants to know of a game before it plays it for the first time. */
interface Blurb {
  /** One sentence; games of tinkerers have the summary of their own folder instead. */
  text: string;
  /** From which age, and for whom. */
  beginners: string;
}

const blurbs: Record<string, Blurb> = {
  first_journey: { text: "Six tickets across Europe and you have won. Quick, and gentle to those who are new.", beginners: "First game, from 6" },
  first_journey_usa: { text: "The same quick game, from one coast of the USA to the other.", beginners: "First game, from 6" },
  usa: { text: "Draw cards, claim routes, fulfil your tickets: the plainest of the big boards.", beginners: "Easy to learn, from 8" },
  europe: { text: "Dig tunnels, board ferries and build stations, from Lisboa to Moskva.", beginners: "A few more rules, from 8" },
  germany: { text: "Passengers wait in every town: bring the right ones along, and choose short tickets or long.", beginners: "A few more rules, from 8" },
  card_game: { text: "No board, only cards: fill your railyard, and mind the train robbers.", beginners: "Remember well, from 8" },
};

export const lobby = {
  welcome: "All aboard!",
  tagline: "Trains, tickets and a map: play with your family, with friends, or against a bot.",
  loading: "Looking for games …",
  retry: "Try again",
  home: "Lobby",
  settings: "Settings",

  who: {
    ask: "What shall we call you?",
    label: "Your name",
    keep: "That’s me",
    hello: (name: string) => `Playing as ${name}`,
    change: "Change",
    nobody: "Player",
  },

  games: {
    title: "Start a game",
    blurb: (game: { name: string; summary: string }): Blurb => blurbs[game.name] ?? { text: game.summary, beginners: "" },
    players: (seats: readonly number[]) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)} players` : count(seats[0] ?? 0, "player")),
    play: "Play",
    playOf: (title: string) => `Play ${title}`,
    more: "More …",
    moreOf: (title: string) => `More ways to play ${title}`,
    rules: "Rules",
    rulesOf: (title: string) => `Rules of ${title}`,
    starting: "The table is being laid …",
    against: (others: string[]) => listed(["You", ...others]),
    bots: (number: number, level: string) => (number === 1 ? `${article(level)} bot` : `${number} ${level} bots`),
    botNamed: (name: string) => `the bot ${name}`,
    someone: "somebody with the link",
  },

  levels: {
    easy: "easy",
    medium: "medium",
    strong: "strong",
    other: "other",
  },

  mine: {
    title: "Your tables",
    yourTurn: "Your turn",
    waiting: (open: number) => `Waiting for ${count(open, "player")}`,
    ready: "Ready to begin",
    playing: "Others are playing",
    over: "Finished",
    closed: "Closed",
    with: (names: string[]) => (names.length ? `with ${listed(names)}` : ""),
    forget: "Remove",
    forgetOf: (title: string) => `Remove ${title} from this list`,
    finished: (number: number) => `${count(number, "finished table")}`,
    turns: (number: number) => `It is your turn at ${count(number, "table")}.`,
  },

  open: {
    title: "Public tables",
    none: "Nobody has opened a public table at the moment. Yours could be the first: More …, then “Everybody may join”.",
    join: "Join",
    watch: "Watch",
    free: (open: number) => `${count(open, "free seat")}`,
    playing: "In play",
  },

  join: {
    title: "Join with a link",
    label: "The link you were sent",
    go: "Go to the table",
    wrong: "This is no link to a table. It should end with #/table/ and some letters.",
  },

  make: {
    title: (game: string) => `A table of ${game}`,
    seats: "Who plays?",
    number: "How many?",
    seat: (number: number) => `Seat ${number}`,
    me: "Me",
    friend: "A friend at this device",
    friendName: "The friend’s name",
    friendUsual: (number: number) => `Friend ${number}`,
    open: "Somebody with the link",
    bot: "A bot",
    more: "More bots",
    hot: "You pass the device around; a curtain hides your cards in between.",
    invited: "You get a link and a code to send round.",
    first: "Who begins?",
    chance: "Chance decides",
    clock: "Time to think",
    clocks: {
      none: ["As long as you like", "Nobody is hurried; a game may rest for days."],
      relaxed: ["Five minutes", "Five minutes for a decision, then a bot makes it for you."],
      fast: ["45 seconds", "45 seconds for a decision: for a lively table."],
    } as Record<string, [string, string]>,
    pace: "How fast do bots play?",
    paces: {
      natural: ["Like people", "A second or so, so that you can follow."],
      fast: ["Quickly", "A blink for each move."],
      instant: ["At once", "No pause at all."],
    } as Record<string, [string, string]>,
    options: "Rules of this table",
    aids: "Show cards that everybody has seen",
    aidsHint: "The page remembers which face-up cards others have taken.",
    public: "Everybody may join",
    publicHint: "The table is listed in the lobby. Otherwise only those with the link find it.",
    start: "Start the game",
    lay: "Lay the table",
    layHint: "The game begins when every seat is taken.",
  },

  invite: {
    title: "Invite others",
    text: "Whoever has this link can take an open seat or look on.",
    link: "The link to this table",
    copy: "Copy link",
    copied: "Copied",
    failed: "Copying was not allowed here: mark the link and copy it yourself.",
    share: "Share …",
    shareTitle: (game: string) => (game ? `A table of ${game}` : "A table at Whistlestop"),
    code: "A code of this link, to be scanned with another phone or tablet",
    scan: "Or scan this with a phone.",
    alone: "This server can be reached from this device only. Start it with --host 0.0.0.0 so that others at home can join.",
  },

  set: {
    title: "Settings",
    kept: "Kept in this browser, for all tables.",
    close: "Close",
    name: "Your name",
    nameHint: "What others see at the table.",
    language: "Language",
    languageHint: "What the page speaks. Cities keep the names of their board.",
    asBrowser: "As the browser",
    speed: "Animations",
    speedHint: "How fast cards fly and trains roll; they never make you wait.",
    speeds: { off: "Off", fast: "Fast", normal: "Normal" },
    confirm: "Ask before a move",
    confirmHint: "A second press before a move is played, against slips of the finger.",
    confirms: { always: "Always", touch: "With a finger", never: "Never" },
    theme: "Light or dark",
    themeHint: "As your device has it, or always the same.",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
    text: "Size of text",
    textHint: "For the page around the map; the map itself can be zoomed.",
    texts: ["Small", "Usual", "Larger", "Large", "Very large"],
    symbols: "Large symbols",
    symbolsHint: "Every colour has its symbol; this draws them bigger on the cards.",
    known: "Known cards",
    knownHint: "Shows what others have openly taken, where the table allows it.",
    sample: "This is how cards look",
  },

  help: {
    title: (game: string) => `${game}: how it is played`,
    differences: "If you know the base game",
    points: "Points for a route",
    length: "spaces",
    worth: "points",
    loading: "Opening the rules …",
    missing: (game: string) => `There is no game called “${game}” here.`,
    generic: {
      numbers: "In numbers",
      players: (seats: string) => `For ${seats}.`,
      routes: (number: number, longest: number) => `${count(number, "route")} on the board, the longest of ${longest} spaces.`,
      tickets: (number: number, least: number, most: number) => `${count(number, "ticket")}, worth ${least} to ${most} points.`,
      special: (ferries: number, tunnels: number) => `${count(ferries, "ferry", "ferries")} and ${count(tunnels, "tunnel")}.`,
      countries: (names: string[]) => `Ways can end in ${listed(names)} but not pass through.`,
      options: "A table can agree on",
    },
    play: "Play it now",
  },
};

function article(level: string): string {
  return `${/^[aeiou]/.test(level) ? "an" : "a"} ${level}`;
}

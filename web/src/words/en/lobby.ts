/** English texts of the lobby, invitations and settings. */

import type { BotLevel } from "../catalogue/bot_level";
import { count, listed } from "./numbers";

export const lobby = {
  welcome: "All aboard!",
  tagline: "Trains, tickets and a map: play with your family, with friends, or against a bot.",
  loading: "Loading games…",
  retry: "Try again",
  home: "Lobby",
  settings: "Settings",

  who: {
    ask: "What should we call you?",
    label: "Your name",
    keep: "That’s me",
    hello: (name: string) => `Playing as ${name}`,
    change: "Change",
    nobody: "Player",
  },

  games: {
    title: "Departures",
    players: (seats: readonly number[]) =>
      seats.length > 1 ? `${seats[0]}–${seats.at(-1)} players` : count(seats[0] ?? 0, "player"),
    minutes: (number: number) => `about ${number} min`,
    play: "Play",
    playOf: (title: string) => `Play ${title}`,
    more: "More…",
    moreOf: (title: string) => `More ways to play ${title}`,
    rules: "Rules",
    rulesOf: (title: string) => `Rules of ${title}`,
    starting: "Creating game…",
    against: (others: string[]) => listed(["You", ...others]),
    /** A bot and its level. */
    character: (name: string, level: string) => `${name} (${level})`,
    friend: "a friend on this device",
    someone: "someone with the link",
  },

  levels: { easy: "easy", medium: "medium", strong: "strong", expert: "expert" } satisfies Record<BotLevel, string>,

  colours: {
    yours: "Your colour",
    of: (name: string) => `Colour of ${name}`,
    /** In the order of the palette. */
    names: ["Blue, moon", "Red, lightning", "Yellow, crown", "Green, hourglass", "Purple, flag"],
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
    turns: (number: number) => `It’s your turn at ${count(number, "table")}.`,
  },

  open: {
    title: "Public tables",
    none: "There are no public tables right now. Open one yourself: More…, then “Anyone can join”.",
    join: "Join",
    watch: "Watch",
    free: (open: number) => `${count(open, "free seat")}`,
    waits: (names: string[]) => `${listed(names)} ${names.length > 1 ? "are" : "is"} waiting`,
    playing: "In play",
  },

  join: {
    title: "Join with a link",
    label: "The link you received",
    go: "Go to the table",
    wrong: "That’s not a link to a table. It should end with /table/ and some letters.",
  },

  make: {
    title: (game: string) => `New ${game} game`,
    seats: "Who’s playing?",
    number: "How many players?",
    seat: (number: number) => `Seat ${number}`,
    me: "Me",
    friend: "A friend on this device",
    friendName: "Friend’s name",
    friendUsual: (number: number) => `Friend ${number}`,
    open: "Someone with the link",
    level: (level: string) => `Level: ${level}`,
    advanced: "Advanced",
    advancedHint: "Published programs, older versions, and rules for comparing results with them.",
    hot: "You pass the device around; a curtain hides your cards between turns.",
    invited: "You’ll get a link and a QR code to share.",
    watch: "Just watch",
    watchHint: "Bots play every seat.",
    first: "Who goes first?",
    chance: "Random",
    clock: "Time limit",
    clocks: {
      none: ["No limit", "Take your time; a game can last for days."],
      relaxed: ["5 minutes", "Five minutes per decision, then a bot decides for you."],
      fast: ["45 seconds", "45 seconds per decision, for a lively game."],
    } as Record<string, [string, string]>,
    pace: "Bot speed",
    paces: {
      natural: ["Like people", "About a second per move, easy to follow."],
      fast: ["Fast", "In the blink of an eye."],
      instant: ["Instant", "No pause at all."],
    } as Record<string, [string, string]>,
    options: "House rules",
    aids: "Aids",
    aidsHint:
      "Shows the face-up cards that others have taken, the shortest route for a ticket, tickets that can no longer be completed, and a private plan on the map. Without aids, everyone has to watch and remember.",
    takeBack: "Take back moves",
    takeBackHint:
      "Undo your moves: freely against bots; with other people when nothing was revealed, or if everyone agrees.",
    public: "Anyone can join",
    publicHint: "Lists the table in the lobby. Otherwise only people with the link can find it.",
    start: "Start game",
    lay: "Create game",
    layHint: "The game starts when every seat is taken.",
  },

  invite: {
    title: "Invite others",
    text: "Anyone with this link can take an open seat or watch.",
    link: "Link to this table",
    copy: "Copy link",
    copied: "Copied",
    failed: "Couldn’t copy. Select the link and copy it yourself.",
    share: "Share…",
    shareTitle: (game: string) => (game ? `New ${game} game` : "A game on Whistlestop"),
    code: "QR code of this link, for another phone or tablet",
    scan: "Or scan this with a phone.",
    alone:
      "Only this device can reach the server. Start it with --host 0.0.0.0 so that others on your network can join.",
  },

  set: {
    title: "Settings",
    kept: "Saved in this browser, for all tables.",
    close: "Close",
    name: "Your name",
    nameHint: "Shown to others at the table.",
    language: "Language",
    languageHint: "City names stay as they are on the board.",
    asBrowser: "Same as browser",
    speed: "Animations",
    speedHint: "How fast cards fly and trains roll. Animations never make you wait.",
    speeds: { off: "Off", fast: "Fast", normal: "Normal" },
    confirm: "Ask before playing a move",
    confirmHint: "Press again to confirm, in case your finger slips.",
    confirms: { always: "Always", touch: "On touch screens", never: "Never" },
    theme: "Light or dark",
    themeHint: "Match your device, or stay light or dark.",
    themes: { system: "Same as device", light: "Light", dark: "Dark" },
    text: "Text size",
    textHint: "For the page around the map. Zoom the map itself.",
    texts: ["Small", "Normal", "Larger", "Large", "Very large", "Double"],
    symbols: "Large symbols",
    symbolsHint: "Every colour has a symbol. This makes symbols bigger on the cards.",
    known: "Known cards",
    knownHint: "Shows the face-up cards that others have taken, where the table allows it.",
    install: "Install as an app",
    installHint: "Opens in its own window, with an icon on your home screen or desktop.",
    remarks: "Chatty bots",
    remarksHint: "Bots say something now and then.",
    sample: "Sample cards",
  },

  help: {
    title: (game: string) => `How to play ${game}`,
    differences: "If you know the base game",
    points: "Points for a route",
    length: "spaces",
    worth: "points",
    loading: "Loading rules…",
    missing: (game: string) => `There is no game called “${game}” here.`,
    generic: {
      numbers: "At a glance",
      players: (seats: string) => `For ${seats}.`,
      routes: (number: number, longest: number) =>
        `${count(number, "route")} on the board, the longest with ${longest} spaces.`,
      tickets: (number: number, least: number, most: number) =>
        `${count(number, "ticket")}, worth ${least} to ${most} points.`,
      special: (ferries: number, tunnels: number) =>
        `${count(ferries, "ferry", "ferries")} and ${count(tunnels, "tunnel")}.`,
      countries: (names: string[]) => `Routes can end in ${listed(names)} but not pass through.`,
      options: "Variants",
    },
    play: "Play now",
    report: {
      title: "Something wrong?",
      text: "Copy the details of this game and paste them into your bug report. They include a link with which anyone can watch the game.",
      copy: "Copy for a bug report",
      copied: "Copied",
      failed: "Couldn’t copy. Select the text and copy it yourself.",
    },
  },
};

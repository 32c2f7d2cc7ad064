/** What the table around the board says in English. */

import { signed } from "../sentence";
import { ends } from "../shown";
import { kinds, numbered } from "./kinds";
import { count, listed } from "./numbers";

const kindOf = (kind: string): string => kinds[kind] ?? kind;
const plural = (noun: string) => (number: number): string => (number === 1 ? noun : `${noun}s`);

export const table = {
  turnTitle: (title: string) => `● Your turn · ${title}`,

  /** What can be done now, in the order in which a person thinks of it. */
  may: {
    draw: "draw cards",
    claim: "claim a route",
    station: "build a station",
    tickets: "draw tickets",
    exchange: "exchange your tickets",
    place: "place trains in your railyard",
    pass: "pass: nothing else is possible",
  },

  todo: {
    second: (locomotives: boolean, stop: boolean) =>
      `take a second card${locomotives ? "" : ": not a face-up locomotive"}${stop ? ", or stop" : ""}`,
    keep: (least: number, offered: number) => {
      if (least === offered) return offered === 1 ? "keep this ticket" : `keep all ${offered} tickets`;
      return least ? `keep at least ${least} of ${count(offered, "ticket")}` : `keep any of ${count(offered, "ticket")}, or none`;
    },
    split: "choose how many short and long tickets you want",
    tunnel: (owed: number, kind: string) => `pay ${owed} more ${plural(kind === "locomotive" ? kind : `${kindOf(kind)} card`)(owed)}, or withdraw`,
    withdraw: "withdraw, since you can’t pay for the tunnel",
    passenger: (place: string) => `choose which passenger boards in ${place}`,
    completing: "choose which tickets your stack completes",
    other: "choose",
  },

  /** What somebody else is doing, by phase. */
  theirs: {
    "turn": (who: string) => `It is ${who}’s turn.`,
    "second card": (who: string) => `${who} takes a second card.`,
    "tickets": (who: string) => `${who} chooses tickets.`,
    "tunnel": (who: string) => `${who} decides about the tunnel.`,
    "passenger": (who: string) => `${who} chooses a passenger.`,
    "completing": (who: string) => `${who} completes tickets.`,
  } as Record<string, (who: string) => string>,

  status: {
    mine: (todo: string) => `Your turn: ${todo}.`,
    handed: (name: string, todo: string) => `${name}, your turn: ${todo}.`,
    waitingFor: (names: string[]) => `Waiting for ${listed(names)} to choose tickets.`,
    lookingOn: "You are looking on.",
    covered: "A bot is playing for you.",
    takeBack: "Take back",
    waitForServer: "Sending your move …",
    begunBy: (name: string, left: number, mine: boolean) =>
      `Last round, begun by ${name}: ${count(left, "turn")} left${mine ? ", this is your last" : ""}.`,
    lastRound: (left: number) => `Last round: ${count(left, "turn")} left.`,
    close: (name: string, trains: number) => `${name} has only ${count(trains, "train")} left: the last round is near.`,
    closeMine: (trains: number) => `You have only ${count(trains, "train")} left: the last round is near.`,
    deckLow: (left: number) => `Only ${count(left, "card")} left in the deck: the last round is near.`,
    almostSix: (name: string, done: number) => `${name} has completed ${done} of 6 tickets.`,
  },

  seats: {
    title: "Seats",
    you: "you",
    bot: "bot",
    away: "away",
    covered: "a bot plays",
    next: "next",
    choosing: "still choosing",
    /** What numbers of a seat count. */
    score: plural("point"),
    completed: () => "of 6 tickets",
    trains: plural("train"),
    stations: plural("station"),
    cards: plural("card"),
    tickets: plural("ticket"),
    stack: () => "in the stack",
    known: "Known cards",
    askCover: "Let a bot play",
    passengers: "Passengers",
    most: "the most",
  },

  supply: {
    title: "Cards to draw",
    deck: "Deck",
    discards: (number: number) => `${number} discarded`,
    drawDeck: (left: number) => `Draw from the deck, ${count(left, "card")} left`,
    drawTwo: "Draw two",
    drawTwoShort: "2×",
    drawTwoBlind: "Draw two cards from the deck",
    take: (kind: string) => `Take ${kindOf(kind)} from the row`,
    oneOnly: "You may draw one card only.",
    stop: "Stop here",
    pass: "Pass",
    tickets: "Tickets",
    drawTickets: (left: number) => `Draw tickets, ${left} left`,
    exchange: "Exchange your tickets",
    exchangeShort: "Exchange",
    flush: "Three locomotives: the whole row is replaced.",
    reshuffle: "The discards are shuffled into a new deck.",
  },

  hand: {
    title: "Your cards",
    empty: "You hold no cards.",
    total: (cards: number) => count(cards, "card"),
    mixed: "Three colours",
  },

  pay: {
    route: (route: string, length: number, points: number) =>
      `Claim ${ends(route)}: ${count(length, "space")}${points ? `, ${count(points, "point")}` : ""}`,
    city: (city: string) => `Station in ${city}`,
    ferry: (number: number) => `Ferry: at least ${count(number, "locomotive")} among the cards.`,
    tunnel: "Tunnel: three cards are turned over; each in your colour and each locomotive costs you one card more. You may still withdraw then.",
    station: (price: number) =>
      `It costs ${price === 1 ? "any 1 card" : `${count(price, "card")} of one colour`}. At the end you may use one route of somebody else into this city for your tickets. Each station that you keep is worth 4 points.`,
    more: (number: number) => (number === 1 ? "One more way, with more locomotives" : `${number} more ways, with more locomotives`),
    fewer: "Only the thriftiest ways",
    confirm: "Claim",
    dig: "Dig",
    build: "Build",
    cancel: "Cancel",
  },

  tunnel: {
    mine: (route: string) => `You dig the tunnel ${ends(route)}`,
    theirs: (who: string, route: string) => `${who} digs the tunnel ${ends(route)}`,
    turning: "The tunnel’s cards are turned over …",
    laid: "Laid",
    owesMine: (owed: number) => `You owe ${count(owed, "card")} more.`,
    owes: (who: string, owed: number) => `${who} owes ${count(owed, "card")} more.`,
    pay: "Pay",
    withdraw: "Withdraw",
    withdrawHint: "You keep your cards, and your turn is over.",
    free: "No card matches: nothing more to pay.",
    cannot: "You can’t pay it.",
  },

  tickets: {
    title: "Your tickets",
    none: "No tickets yet.",
    done: "done",
    provisional: "done with a station",
    impossible: "can’t be completed any more",
    way: "Show the shortest way",
    wayShort: "Way",
    plan: (trains: number) => `${count(trains, "train")} more`,
    noPlan: "There is no way any more.",
    tooLong: (trains: number) => `${count(trains, "train")} more, which is more than you have`,
    progress: (done: number, all: number) => `${done} of ${all} done`,
    now: (total: number, held: number) => `if it ended now: ${total < 0 ? "−" : ""}${count(Math.abs(total), "point")} (tickets: ${signed(held)})`,
    between: (one: string, other: string) => `${one} – ${other}`,
    points: (points: number) => count(points, "point"),
    shown: "Completed, for everybody to see",
  },

  offer: {
    title: "New tickets",
    least: (least: number) => (least ? `Keep at least ${least}.` : "Keep any of them, or none."),
    keep: (number: number) => (number ? `Keep ${count(number, "ticket")}` : "Keep none"),
    tooFew: (missing: number) => `Choose ${missing} more`,
    thinking: (names: string[]) => `Still choosing: ${listed(names)}.`,
    waiting: "You have chosen.",
    choosing: "Everybody chooses tickets.",
    warn: "Draw tickets? This is your whole turn and can’t be undone; a ticket you don’t complete costs its points.",
    warnExchange: "Swap both tickets for new ones? That is your whole turn, and you can’t get the old ones back.",
    draw: "Draw tickets",
    exchange: "Exchange",
    distance: (trains: number) => `${count(trains, "train")} needed`,
    already: "joined already",
    split: "How many short and how many long tickets?",
    short: "short",
    long: "long",
    decks: (short: number, long: number) => `Left: ${short} short, ${long} long.`,
  },

  passenger: {
    title: (place: string) => `Who boards in ${place}?`,
    take: (kind: string, number: number) => (number > 1 ? `${kindOf(kind)} (${number} wait)` : kindOf(kind)),
    have: (number: number) => (number ? `you have ${number}` : "you have none yet"),
  },

  yards: {
    title: "Railyards",
    of: (name: string) => `Railyard of ${name}`,
    yours: "Your railyard",
    empty: "empty",
    stack: (number: number) => `${count(number, "card")} in the stack, face down`,
    stackShort: "Stack",
    robbed: "would be robbed",
    row: (number: number, kind: string, riders: number) =>
      `${numbered(kind, number)}${riders ? `, ${count(riders, "locomotive")} among them` : ""}`,
    completed: (number: number) => `${count(number, "ticket")} completed`,
  },

  place: {
    riders: "Locomotives ride along with a colour: press that colour, and choose how many join it.",
    title: (kind: string) => `Place ${kindOf(kind)}`,
    mixed: "Place three different colours",
    choose: "Choose three colours that lie in nobody’s railyard.",
    robs: (name: string, cards: string) => `robs ${name} of ${cards}`,
    place: "Place",
    not: "These three can’t be placed together.",
  },

  complete: {
    title: "Complete tickets",
    best: "The best set is chosen; change it if you like.",
    total: (done: number, all: number, plus: number, minus: number) =>
      `${done} of ${all}: ${signed(plus)}${minus ? `, and ${signed(-minus)} for those left` : ""}`,
    cannot: "Your stack can’t pay for these together.",
    untested: "The server will say whether your stack can pay for these.",
    confirm: (number: number) => (number ? `Complete ${count(number, "ticket")}` : "Complete none"),
  },

  log: {
    title: "Log",
    chat: "Chat",
    empty: "Nothing has happened yet.",
    since: "Since your last turn",
    say: "Say something",
    send: "Send",
    phrases: "Quick phrases",
    mute: (name: string) => `Mute ${name}`,
    hear: (name: string) => `Hear ${name} again`,
    quiet: "Nobody has said anything.",
    unread: (number: number) => `${number} new`,
  },

  room: {
    title: (game: string) => `A table of ${game}`,
    open: "Open seat",
    sitHere: "Sit here",
    name: "Your name",
    guest: "Guest",
    botName: "Bot for this seat",
    fill: "Give it to a bot",
    free: "Open this seat again",
    start: "Start the game",
    startNeeds: "Every seat must be taken before the game can begin.",
    waitHost: (name: string) => `${name} will start the game.`,
    leave: "Leave the table",
    leaveSure: "Really leave? Press again.",
    host: "host",
    closed: "This table was closed before the game began.",
    lobby: "Back to the lobby",
  },

  sheets: { title: "Parts of the table", tickets: "Tickets", seats: "Seats", log: "Log", hand: "Cards" },

  top: { title: "Menu", menu: "Lobby", help: "Rules", settings: "Settings", keys: "Keys" },
};

/** English texts of the table around the board. */

import { signed } from "../catalogue/format";
import { routeEnds } from "../catalogue/event_cards";
import { kinds, numbered } from "./cards";
import { count, listed } from "./numbers";

const kindOf = (kind: string): string => kinds[kind] ?? kind;
const plural =
  (noun: string) =>
  (number: number): string =>
    number === 1 ? noun : `${noun}s`;

export const table = {
  turnTitle: (title: string) => `● Your turn · ${title}`,

  /** Legal moves, in the order in which players think of them. */
  may: {
    draw: "draw cards",
    claim: "claim a route",
    station: "build a station",
    tickets: "draw tickets",
    exchange: "exchange your tickets",
    place: "place trains in your railyard",
    pass: "pass (no other move is possible)",
  },

  todo: {
    second: (locomotives: boolean, stop: boolean) =>
      `draw a second card${locomotives ? "" : " (no face-up locomotives)"}${stop ? ", or stop" : ""}`,
    keep: (least: number, offered: number) => {
      if (least === offered) return offered === 1 ? "keep this ticket" : `keep all ${offered} tickets`;
      return least
        ? `keep at least ${least} of ${count(offered, "ticket")}`
        : `keep any of ${count(offered, "ticket")}, or none`;
    },
    split: "choose how many short and long tickets you want",
    tunnel: (owed: number, kind: string) =>
      `pay ${owed} more ${plural(kind === "locomotive" ? kind : `${kindOf(kind)} card`)(owed)}, or withdraw`,
    withdraw: "withdraw (you can’t afford the tunnel)",
    passenger: (place: string) => `choose which passenger boards in ${place}`,
    completing: "choose which tickets your stack completes",
    other: "choose",
  },

  /** What another player is doing, by phase. */
  theirs: {
    turn: (who: string) => `It’s ${who}’s turn.`,
    "second card": (who: string) => `${who} is drawing a second card.`,
    tickets: (who: string) => `${who} is choosing tickets.`,
    tunnel: (who: string) => `${who} is deciding on the tunnel.`,
    passenger: (who: string) => `${who} is choosing a passenger.`,
    completing: (who: string) => `${who} is completing tickets.`,
  } as Record<string, (who: string) => string>,

  status: {
    mine: (todo: string) => `Your turn: ${todo}.`,
    handed: (name: string, todo: string) => `${name}, your turn: ${todo}.`,
    waitingFor: (names: string[]) => `Waiting for ${listed(names)} to choose tickets.`,
    watching: "Watching",
    covered: "A bot is playing for you.",
    takeBack: "Take back",
    waitForServer: "Sending move…",
    begunBy: (_name: string, left: number, mine: boolean) =>
      mine ? "Last round! This is your final turn." : `Last round! ${count(left, "turn")} left.`,
    lastRound: (left: number) => `Last round! ${count(left, "turn")} left.`,
    close: (name: string, trains: number) => `${name} is down to ${count(trains, "train")}: the last round is near.`,
    closeMine: (trains: number) => `You’re down to ${count(trains, "train")}: the last round is near.`,
    deckLow: (left: number) => `Only ${count(left, "card")} left in the deck: the last round is near.`,
    almostSix: (name: string, done: number) => `${name} has completed ${done} of 6 tickets.`,
  },

  seats: {
    title: "Seats",
    you: "you",
    bot: "bot",
    away: "away",
    standIn: (name: string) => `${name}’s stand-in`,
    next: "next",
    choosing: "still choosing",
    /** Units of a seat's counts. */
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
    oneOnly: "You may draw only one card.",
    stop: "Stop here",
    pass: "Pass",
    tickets: "Tickets",
    drawTickets: (left: number) => `Draw tickets, ${left} left`,
    exchange: "Exchange your tickets",
    exchangeShort: "Exchange",
    flush: "Three locomotives: the row is replaced.",
    reshuffle: "The discards are shuffled into a new deck.",
  },

  hand: {
    title: "Your cards",
    empty: "You have no cards.",
    total: (cards: number) => count(cards, "card"),
    mixed: "Three colours",
  },

  pay: {
    route: (route: string, length: number, points: number) =>
      `Claim ${routeEnds(route)}: ${count(length, "space")}${points ? `, ${count(points, "point")}` : ""}`,
    city: (city: string) => `Station in ${city}`,
    ferry: (number: number) => `Ferry: you need at least ${count(number, "locomotive")}.`,
    tunnel: "Tunnel: three cards are turned over. Each match costs one more card, or you withdraw.",
    station: (price: number) =>
      `It costs ${price === 1 ? "any 1 card" : `${count(price, "card")} of one colour`}. For your tickets, you may use one of the other players’ routes into this city. Each unused station is worth 4 points.`,
    more: (number: number) => `${number} more with locomotives`,
    confirm: "Claim",
    dig: "Dig",
    build: "Build",
    cancel: "Cancel",
  },

  tunnel: {
    mine: (route: string) => `You’re digging the tunnel ${routeEnds(route)}`,
    theirs: (who: string, route: string) => `${who} is digging the tunnel ${routeEnds(route)}`,
    turning: "Turning over the tunnel’s cards…",
    laid: "Played",
    owesMine: (owed: number) => `You owe ${count(owed, "more card")}.`,
    owes: (who: string, owed: number) => `${who} owes ${count(owed, "more card")}.`,
    pay: "Pay",
    withdraw: "Withdraw",
    withdrawHint: "You keep your cards, and your turn is over.",
    free: "No matches: nothing more to pay.",
    cannot: "You can’t afford it.",
  },

  tickets: {
    title: "Your tickets",
    none: "No tickets yet.",
    done: "done",
    provisional: "done with a station",
    impossible: "can no longer be completed",
    way: "Show the shortest route",
    wayShort: "Show route",
    plan: (trains: number) => count(trains, "more train"),
    noPlan: "No route left.",
    tooLong: (trains: number) => `${count(trains, "more train")}: more than you have`,
    progress: (done: number, all: number) => `${done} of ${all} done`,
    now: (total: number, held: number) =>
      `if the game ended now: ${total < 0 ? "−" : ""}${count(Math.abs(total), "point")} (tickets: ${signed(held)})`,
    between: (one: string, other: string) => `${one} – ${other}`,
    points: (points: number) => count(points, "point"),
    shown: "Completed and revealed",
  },

  offer: {
    title: "New tickets",
    least: (least: number) => (least ? `Keep at least ${least}.` : "Keep any of them, or none."),
    keep: (number: number) => (number ? `Keep ${count(number, "ticket")}` : "Keep none"),
    tooFew: (missing: number) => `Choose ${missing} more`,
    thinking: (names: string[]) => `Still choosing: ${listed(names)}.`,
    waiting: "You’ve chosen.",
    choosing: "Everyone is choosing tickets.",
    warn: "Draw tickets? This takes your whole turn and can’t be undone. Tickets you don’t complete cost you their points.",
    warnExchange: "Swap both tickets for new ones? This takes your whole turn, and you can’t get the old ones back.",
    draw: "Draw tickets",
    exchange: "Exchange",
    distance: (trains: number) => `${count(trains, "train")} needed`,
    already: "already connected",
    split: "How many short and how many long tickets?",
    short: "short",
    long: "long",
    decks: (short: number, long: number) => `Left: ${short} short, ${long} long.`,
  },

  passenger: {
    title: (place: string) => `Who boards in ${place}?`,
    take: (kind: string, number: number) => (number > 1 ? `${kindOf(kind)} (${number} waiting)` : kindOf(kind)),
    have: (number: number) => (number ? `you have ${number}` : "you have none yet"),
  },

  yards: {
    title: "Railyards",
    of: (name: string) => `${name}’s railyard`,
    yours: "Your railyard",
    empty: "empty",
    stack: (number: number) => `${count(number, "card")} in the stack, face down`,
    stackShort: "Stack",
    robbed: "would be robbed",
    row: (number: number, kind: string, riders: number) =>
      `${numbered(kind, number)}${riders ? `, including ${count(riders, "locomotive")}` : ""}`,
    completed: (number: number) => `${count(number, "ticket")} completed`,
  },

  place: {
    riders: "Locomotives join a colour: choose the colour, then how many locomotives to add.",
    title: (kind: string) => `Place ${kindOf(kind)}`,
    mixed: "Place three different colours",
    choose: "Choose three colours that aren’t in anyone’s railyard.",
    robs: (name: string, cards: string) => `robs ${name} of ${cards}`,
    place: "Place",
    not: "These three can’t be placed together.",
  },

  complete: {
    title: "Complete tickets",
    best: "The best set is selected; change it if you like.",
    total: (done: number, all: number, plus: number, minus: number) =>
      `${done} of ${all}: ${signed(plus)}${minus ? `, ${signed(-minus)} for the rest` : ""}`,
    cannot: "Your stack can’t pay for all of these.",
    untested: "The server will check whether your stack can pay for these.",
    confirm: (number: number) => (number ? `Complete ${count(number, "ticket")}` : "Complete none"),
  },

  log: {
    title: "Log",
    drawer: "Log & chat",
    chat: "Chat",
    empty: "Nothing yet.",
    since: "Since your last turn",
    say: "Say something",
    send: "Send",
    phrases: "Quick phrases",
    mute: (name: string) => `Mute ${name}`,
    hear: (name: string) => `Unmute ${name}`,
    quiet: "No messages yet.",
    unread: (number: number) => `${number} new`,
  },

  room: {
    title: (game: string) => `New ${game} game`,
    open: "Open seat",
    sitHere: "Sit here",
    name: "Your name",
    guest: "Guest",
    botName: "Bot for this seat",
    fill: "Add a bot",
    free: "Reopen this seat",
    start: "Start game",
    startNeeds: "Every seat must be taken before the game can start.",
    waitHost: (name: string) => `${name} will start the game.`,
    leave: "Leave the table",
    leaveSure: "Leave? Press again to confirm.",
    host: "host",
    closed: "This table was closed before the game started.",
    lobby: "Back to the lobby",
  },

  sheets: { title: "Parts of the table", tickets: "Tickets", seats: "Seats", log: "Log", hand: "Cards" },

  top: { title: "Menu", menu: "Lobby", help: "Rules", settings: "Settings", keys: "Keys" },
};

/** German texts of the table around the board. */

import type { Words } from "../en";
import { signed } from "../catalogue/format";
import { routeEnds } from "../catalogue/event_cards";
import { cardsOf, kinds, numbered } from "./cards";
import { cards, count, listed, locomotives, points, tickets, trains } from "./numbers";

const kindOf = (kind: string): string => kinds[kind] ?? kind;
const plural =
  (one: string, many: string) =>
  (number: number): string =>
    number === 1 ? one : many;
const turns = (number: number): string => count(number, "Zug", "Züge");

export const table: Words["table"] = {
  turnTitle: (title) => `● Du bist am Zug · ${title}`,

  may: {
    draw: "Karten ziehen",
    claim: "Strecke bauen",
    station: "Bahnhof bauen",
    tickets: "Tickets ziehen",
    exchange: "deine Tickets tauschen",
    place: "Karten in deinen Rangierbahnhof legen",
    pass: "passen, denn nichts anderes ist möglich",
  },

  todo: {
    second: (withLocomotives, stop) =>
      `eine zweite Karte nehmen${withLocomotives ? "" : ", aber keine offene Lokomotive"}${stop ? " oder aufhören" : ""}`,
    keep: (least, offered) => {
      if (least === offered) return offered === 1 ? "dieses Ticket behalten" : `alle ${offered} Tickets behalten`;
      return least
        ? `mindestens ${least} von ${tickets(offered)} behalten`
        : `beliebig viele von ${tickets(offered)} behalten oder keins`;
    },
    split: "Wähle, wie viele kurze und lange Tickets du ziehst",
    tunnel: (owed, kind) => `noch ${owed} ${cardsOf(kind, owed)} zahlen oder verzichten`,
    withdraw: "verzichten, denn du kannst den Tunnel nicht bezahlen",
    passenger: (place) => `Wähle, wer einsteigt (${place})`,
    completing: "Wähle, welche Tickets dein Stapel erfüllt",
    other: "Wähle",
  },

  theirs: {
    turn: (who) => `${who} ist am Zug.`,
    "second card": (who) => `${who} nimmt eine zweite Karte.`,
    tickets: (who) => `${who} wählt Tickets.`,
    tunnel: (who) => `${who} entscheidet über den Tunnel.`,
    passenger: (who) => `${who} wählt einen Fahrgast.`,
    completing: (who) => `${who} erfüllt Tickets.`,
  },

  status: {
    mine: (todo) => `Du bist am Zug: ${todo}.`,
    handed: (name, todo) => `${name}, du bist am Zug: ${todo}.`,
    waitingFor: (names) => `${listed(names)} ${names.length === 1 ? "wählt" : "wählen"} noch Tickets.`,
    watching: "Du schaust zu",
    covered: "Ein Bot spielt für dich.",
    takeBack: "Selbst spielen",
    waitForServer: "Dein Zug wird gesendet …",
    begunBy: (name, left, mine) =>
      `Letzte Runde, ausgelöst von ${name}: noch ${turns(left)}${mine ? ", dies ist dein letzter" : ""}.`,
    lastRound: (left) => `Letzte Runde: noch ${turns(left)}.`,
    close: (name, number) => `${name} hat nur noch ${trains(number)}: Die letzte Runde ist nah.`,
    closeMine: (number) => `Du hast nur noch ${trains(number)}: Die letzte Runde ist nah.`,
    deckLow: (left) => `Nur noch ${cards(left)} im Deck: Die letzte Runde ist nah.`,
    almostSix: (name, done) => `${name} hat ${done} von 6 Tickets erfüllt.`,
  },

  seats: {
    title: "Plätze",
    you: "du",
    bot: "Bot",
    away: "nicht da",
    standIn: (name) => `Ersatz für ${name}`,
    next: "als Nächstes",
    choosing: "wählt noch",
    score: plural("Punkt", "Punkte"),
    completed: () => "von 6 Tickets",
    trains: plural("Waggon", "Waggons"),
    stations: plural("Bahnhof", "Bahnhöfe"),
    cards: plural("Karte", "Karten"),
    tickets: plural("Ticket", "Tickets"),
    stack: () => "im Stapel",
    known: "Bekannte Karten",
    askCover: "Einen Bot spielen lassen",
    passengers: "Fahrgäste",
    most: "die meisten",
  },

  supply: {
    title: "Karten zum Ziehen",
    deck: "Deck",
    discards: (number) => `${number} abgelegt`,
    drawDeck: (left) => `Vom Deck ziehen, noch ${cards(left)}`,
    drawTwo: "2 ziehen",
    drawTwoShort: "2×",
    drawTwoBlind: "Zwei Karten vom Deck ziehen",
    take: (kind) => `${kindOf(kind)} aus der Auslage nehmen`,
    oneOnly: "Du darfst nur noch eine Karte ziehen.",
    stop: "Hier aufhören",
    pass: "Passen",
    tickets: "Tickets",
    drawTickets: (left) => `Tickets ziehen, noch ${left}`,
    exchange: "Deine Tickets tauschen",
    exchangeShort: "Tauschen",
    flush: "Drei Lokomotiven: Die ganze Auslage wird ersetzt.",
    reshuffle: "Die Ablage wird zu einem neuen Deck gemischt.",
  },

  hand: {
    title: "Deine Karten",
    empty: "Du hast keine Karten.",
    total: cards,
    mixed: "Drei Farben",
  },

  pay: {
    route: (route, length, worth) =>
      `${routeEnds(route)} bauen: ${count(length, "Feld", "Felder")}${worth ? `, ${points(worth)}` : ""}`,
    city: (city) => `Bahnhof in ${city}`,
    ferry: (number) => `Fähre: mindestens ${locomotives(number)}.`,
    tunnel: "Tunnel: Drei Karten werden aufgedeckt. Jede passende kostet eine Karte mehr, oder du verzichtest.",
    station: (price) =>
      `Er kostet ${price === 1 ? "1 beliebige Karte" : `${cards(price)} einer Farbe`}. Am Ende darfst du für deine Tickets eine fremde Strecke in diese Stadt mitbenutzen. Jeder Bahnhof, den du behältst, bringt 4 Punkte.`,
    more: (number) => `${number} weitere mit Lokomotiven`,
    confirm: "Bauen",
    dig: "Graben",
    build: "Bauen",
    cancel: "Abbrechen",
  },

  tunnel: {
    mine: (route) => `Du gräbst den Tunnel ${routeEnds(route)}`,
    theirs: (who, route) => `${who} gräbt den Tunnel ${routeEnds(route)}`,
    turning: "Die Karten für den Tunnel werden aufgedeckt …",
    laid: "Gelegt",
    owesMine: (owed) => `Du schuldest noch ${cards(owed)}.`,
    owes: (who, owed) => `${who} schuldet noch ${cards(owed)}.`,
    pay: "Zahlen",
    withdraw: "Verzichten",
    withdrawHint: "Du behältst deine Karten, und dein Zug ist vorbei.",
    free: "Keine Karte passt: Es ist nichts mehr zu zahlen.",
    cannot: "Das kannst du nicht zahlen.",
  },

  tickets: {
    title: "Deine Tickets",
    none: "Noch keine Tickets.",
    done: "erfüllt",
    provisional: "mit Bahnhof erfüllt",
    impossible: "nicht mehr erfüllbar",
    way: "Den kürzesten Weg zeigen",
    wayShort: "Weg",
    plan: (number) => `noch ${trains(number)}`,
    noPlan: "Es gibt keinen Weg mehr.",
    tooLong: (number) => `noch ${trains(number)}, mehr als du hast`,
    progress: (done, all) => `${done} von ${all} erfüllt`,
    now: (total, held) =>
      `wenn jetzt Schluss wäre: ${total < 0 ? "−" : ""}${points(Math.abs(total))} (Tickets: ${signed(held)})`,
    between: (one, other) => `${one} – ${other}`,
    points,
    shown: "Erfüllt, für alle sichtbar",
  },

  offer: {
    title: "Neue Tickets",
    least: (least) => (least ? `Behalte mindestens ${least}.` : "Behalte beliebig viele oder keins."),
    keep: (number) => (number ? `${tickets(number)} behalten` : "Keins behalten"),
    tooFew: (missing) => `Wähle noch ${missing}`,
    thinking: (names) => `${listed(names)} ${names.length === 1 ? "wählt" : "wählen"} noch.`,
    waiting: "Du hast gewählt.",
    choosing: "Alle wählen ihre Tickets.",
    warn: "Tickets ziehen? Das ist dein ganzer Zug und lässt sich nicht zurücknehmen; ein Ticket, das du nicht erfüllst, kostet seine Punkte.",
    warnExchange: "Beide Tickets gegen neue tauschen? Das ist dein ganzer Zug, und die alten bekommst du nicht zurück.",
    draw: "Tickets ziehen",
    exchange: "Tauschen",
    distance: (number) => `${trains(number)} nötig`,
    already: "schon verbunden",
    split: "Wie viele kurze und wie viele lange Tickets?",
    short: "kurz",
    long: "lang",
    decks: (short, long) => `Noch da: ${count(short, "kurzes", "kurze")}, ${count(long, "langes", "lange")}.`,
  },

  passenger: {
    title: (place) => `${place}: Wer steigt ein?`,
    take: (kind, number) => (number > 1 ? `${kindOf(kind)} (${number} warten)` : kindOf(kind)),
    have: (number) => (number ? `du hast ${number}` : "du hast noch keinen"),
  },

  yards: {
    title: "Rangierbahnhöfe",
    of: (name) => `Rangierbahnhof von ${name}`,
    yours: "Dein Rangierbahnhof",
    empty: "leer",
    stack: (number) => `${cards(number)} im Stapel, verdeckt`,
    stackShort: "Stapel",
    robbed: "würde geraubt",
    row: (number, kind, riders) => `${numbered(kind, number)}${riders ? `, darunter ${locomotives(riders)}` : ""}`,
    completed: (number) => `${tickets(number)} erfüllt`,
  },

  place: {
    riders: "Lokomotiven fahren mit einer Farbe mit: Drück auf die Farbe und wähl, wie viele sie begleiten.",
    title: (kind) => `${kindOf(kind)} legen`,
    mixed: "Drei verschiedene Farben legen",
    choose: "Wähle drei Farben, die in keinem Rangierbahnhof liegen.",
    robs: (name, robbed) => `raubt ${name} ${robbed}`,
    place: "Legen",
    not: "Diese drei lassen sich nicht zusammen legen.",
  },

  complete: {
    title: "Tickets erfüllen",
    best: "Die beste Auswahl ist getroffen; ändere sie, wenn du magst.",
    total: (done, all, plus, minus) =>
      `${done} von ${all}: ${signed(plus)}${minus ? ` und ${signed(-minus)} für die übrigen` : ""}`,
    cannot: "Dein Stapel reicht für diese zusammen nicht.",
    untested: "Ob dein Stapel dafür reicht, sagt der Server.",
    confirm: (number) => (number ? `${tickets(number)} erfüllen` : "Keins erfüllen"),
  },

  log: {
    title: "Verlauf",
    drawer: "Verlauf & Chat",
    chat: "Chat",
    empty: "Noch ist nichts passiert.",
    since: "Seit deinem letzten Zug",
    say: "Sag etwas",
    send: "Senden",
    phrases: "Kurze Sätze",
    mute: (name) => `${name} stummschalten`,
    hear: (name) => `${name} wieder hören`,
    quiet: "Noch hat niemand etwas gesagt.",
    unread: (number) => `${number} neu`,
  },

  room: {
    title: (game) => `Neues Spiel: ${game}`,
    open: "Freier Platz",
    sitHere: "Hier hinsetzen",
    name: "Dein Name",
    guest: "Gast",
    botName: "Bot für diesen Platz",
    fill: "Bot hinzufügen",
    free: "Platz wieder freigeben",
    start: "Spiel beginnen",
    startNeeds: "Erst wenn alle Plätze besetzt sind, kann das Spiel beginnen.",
    waitHost: (name) => `${name} startet das Spiel.`,
    leave: "Tisch verlassen",
    leaveSure: "Wirklich gehen? Drück noch einmal.",
    host: "Gastgeber",
    closed: "Dieser Tisch wurde geschlossen, bevor das Spiel begann.",
    lobby: "Zurück zur Lobby",
  },

  sheets: { title: "Bereiche des Tisches", tickets: "Tickets", seats: "Plätze", log: "Verlauf", hand: "Karten" },

  top: { title: "Menü", menu: "Lobby", help: "Regeln", settings: "Einstellungen", keys: "Tasten" },
};

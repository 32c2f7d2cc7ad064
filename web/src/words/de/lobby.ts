/** German texts of the lobby, invitations and settings. */

import type { BotLevel } from "../catalogue/bot_level";
import type { Words } from "../en";
import { count, listed, tickets } from "./numbers";

const levels: Record<BotLevel, { one: string; many: string }> = {
  easy: { one: "ein leichter", many: "leichte" },
  medium: { one: "ein mittlerer", many: "mittlere" },
  strong: { one: "ein starker", many: "starke" },
  expert: { one: "ein meisterhafter", many: "meisterhafte" },
};

const people = (number: number): string => count(number, "Person", "Personen");

export const lobby: Words["lobby"] = {
  welcome: "Alle einsteigen!",
  tagline: "Züge, Tickets und ein Spielplan: Spiel mit deiner Familie, mit Freunden oder gegen einen Bot.",
  loading: "Spiele werden gesucht …",
  retry: "Noch einmal versuchen",
  home: "Lobby",
  settings: "Einstellungen",

  who: {
    ask: "Wie sollen wir dich nennen?",
    label: "Dein Name",
    keep: "Das bin ich",
    hello: (name) => `Du spielst als ${name}`,
    change: "Ändern",
    nobody: "Anonym",
  },

  games: {
    title: "Ein Spiel beginnen",
    players: (seats) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)} Personen` : people(seats[0] ?? 0)),
    play: "Spielen",
    playOf: (title) => `${title} spielen`,
    more: "Mehr …",
    moreOf: (title) => `Mehr Möglichkeiten für ${title}`,
    rules: "Regeln",
    rulesOf: (title) => `Regeln: ${title}`,
    starting: "Der Tisch wird vorbereitet …",
    against: (others) => listed(["Du", ...others]),
    bots: (number, level) => (number === 1 ? `${levels[level].one} Bot` : `${number} ${levels[level].many} Bots`),
    friend: "jemand an diesem Gerät",
    someone: "jemand mit dem Link",
  },

  levels: { easy: "leicht", medium: "mittel", strong: "stark", expert: "meisterhaft" },

  mine: {
    title: "Deine Tische",
    yourTurn: "Du bist am Zug",
    waiting: (open) => `Es ${open === 1 ? "fehlt" : "fehlen"} noch ${people(open)}`,
    ready: "Kann beginnen",
    playing: "Die anderen spielen",
    over: "Zu Ende",
    closed: "Geschlossen",
    with: (names) => (names.length ? `mit ${listed(names)}` : ""),
    forget: "Entfernen",
    forgetOf: (title) => `${title} aus dieser Liste entfernen`,
    finished: (number) => count(number, "beendeter Tisch", "beendete Tische"),
    turns: (number) => `Du bist an ${count(number, "Tisch", "Tischen")} am Zug.`,
  },

  open: {
    title: "Öffentliche Tische",
    none: "Gerade gibt es keinen öffentlichen Tisch. Deiner könnte der erste sein: „Mehr …“, dann „Alle dürfen mitspielen“.",
    join: "Mitspielen",
    watch: "Zusehen",
    free: (open) => count(open, "freier Platz", "freie Plätze"),
    playing: "Wird gespielt",
  },

  join: {
    title: "Mit einem Link mitspielen",
    label: "Der Link, den du bekommen hast",
    go: "Zum Tisch",
    wrong: "Das ist kein Link zu einem Tisch. Er sollte mit /table/ und einigen Buchstaben enden.",
  },

  make: {
    title: (game) => `Ein Tisch: ${game}`,
    seats: "Wer spielt?",
    number: "Wie viele?",
    seat: (number) => `Platz ${number}`,
    me: "Ich",
    friend: "Jemand an diesem Gerät",
    friendName: "Name an diesem Gerät",
    friendUsual: (number) => `Gast ${number}`,
    open: "Jemand mit dem Link",
    bot: "Ein Bot",
    more: "Weitere Bots",
    hot: "Ihr reicht das Gerät herum; dazwischen verdeckt ein Vorhang eure Karten.",
    watch: "Nur zuschauen",
    watchHint: "Auf allen Plätzen spielen Bots.",
    invited: "Du bekommst einen Link und einen Code zum Verschicken.",
    first: "Wer beginnt?",
    chance: "Das Los entscheidet",
    clock: "Bedenkzeit",
    clocks: {
      none: ["Solange du willst", "Niemand wird gedrängt; ein Spiel darf tagelang ruhen."],
      relaxed: ["Fünf Minuten", "Fünf Minuten je Entscheidung, dann trifft sie ein Bot für dich."],
      fast: ["45 Sekunden", "45 Sekunden je Entscheidung: für eine flotte Runde."],
    },
    pace: "Wie schnell spielen Bots?",
    paces: {
      natural: ["Wie Menschen", "Etwa eine Sekunde, damit du folgen kannst."],
      fast: ["Schnell", "Ein Augenzwinkern je Zug."],
      instant: ["Sofort", "Ganz ohne Pause."],
    },
    options: "Regeln an diesem Tisch",
    aids: "Hilfen",
    aidsHint:
      "Karten, die alle gesehen haben, der kürzeste Weg für ein Ticket, welche Tickets sich nicht mehr erfüllen lassen, sowie ein eigener Plan auf dem Spielplan. Ohne sie muss man selbst hinsehen und sich alles merken.",
    public: "Alle dürfen mitspielen",
    publicHint: "Der Tisch steht in der Lobby. Sonst findet ihn nur, wer den Link hat.",
    start: "Spiel beginnen",
    lay: "Tisch eröffnen",
    layHint: "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
  },

  invite: {
    title: "Andere einladen",
    text: "Wer diesen Link hat, kann einen freien Platz nehmen oder zusehen.",
    link: "Der Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert",
    failed: "Kopieren war hier nicht erlaubt: Markiere den Link und kopiere ihn selbst.",
    share: "Teilen …",
    shareTitle: (game) => (game ? `Ein Tisch: ${game}` : "Ein Tisch bei Whistlestop"),
    code: "Ein Code für diesen Link, zum Scannen mit einem anderen Telefon oder Tablet",
    scan: "Oder scanne dies mit einem Telefon.",
    alone:
      "Dieser Server ist nur von diesem Gerät aus erreichbar. Starte ihn mit --host 0.0.0.0, damit andere zu Hause mitspielen können.",
  },

  set: {
    title: "Einstellungen",
    kept: "Gelten in diesem Browser, für alle Tische.",
    close: "Schließen",
    name: "Dein Name",
    nameHint: "So sehen dich andere am Tisch.",
    language: "Sprache",
    languageHint: "Die Sprache der Seite. Städte behalten die Namen ihres Spielplans.",
    asBrowser: "Wie der Browser",
    speed: "Animationen",
    speedHint: "Wie schnell Karten fliegen und Züge rollen; warten musst du darauf nie.",
    speeds: { off: "Aus", fast: "Schnell", normal: "Normal" },
    confirm: "Vor einem Zug nachfragen",
    confirmHint: "Noch einmal tippen, bevor ein Zug gilt: schützt vor Versehen.",
    confirms: { always: "Immer", touch: "Mit dem Finger", never: "Nie" },
    theme: "Hell oder dunkel",
    themeHint: "Wie dein Gerät oder immer gleich.",
    themes: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    text: "Schriftgröße",
    textHint: "Für die Seite um den Spielplan; der Spielplan selbst lässt sich vergrößern.",
    texts: ["Klein", "Normal", "Größer", "Groß", "Sehr groß", "Doppelt"],
    symbols: "Große Symbole",
    symbolsHint: "Jede Farbe hat ihr Symbol; so werden sie auf den Karten größer.",
    known: "Bekannte Karten",
    knownHint: "Zeigt, was andere offen genommen haben, wenn der Tisch es erlaubt.",
    sample: "So sehen Karten aus",
  },

  help: {
    title: (game) => `${game}: So wird gespielt`,
    differences: "Wenn du das Grundspiel kennst",
    points: "Punkte für eine Strecke",
    length: "Felder",
    worth: "Punkte",
    loading: "Die Regeln werden aufgeschlagen …",
    missing: (game) => `Ein Spiel namens „${game}“ gibt es hier nicht.`,
    generic: {
      numbers: "In Zahlen",
      players: (seats) => `Für ${seats}.`,
      routes: (number, longest) =>
        `${count(number, "Strecke", "Strecken")} auf dem Spielplan, die längste mit ${count(longest, "Feld", "Feldern")}.`,
      tickets: (number, least, most) => `${tickets(number)} für ${least} bis ${most} Punkte.`,
      special: (ferries, tunnels) => `${count(ferries, "Fähre", "Fähren")} und ${count(tunnels, "Tunnel", "Tunnel")}.`,
      countries: (names) => `Wege können hier enden, aber nicht hindurchführen: ${listed(names)}.`,
      options: "Mögliche Varianten",
    },
    play: "Jetzt spielen",
  },
};

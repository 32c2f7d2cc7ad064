/** German texts of a table shown as lists. */

import type { Words } from "../en";
import { painted } from "./cards";
import { count, listed } from "./numbers";

const moves = (number: number): string => count(number, "Zug", "Züge");
const routes = (number: number): string => count(number, "Strecke", "Strecken");

export const lists: Words["lists"] = {
  openHint: "Mit Listen statt Spielplan spielen",
  openShort: "Listen",
  close: "Zurück zum Spielplan",
  closeYards: "Zurück zu den Karten auf dem Tisch",
  title: (game) => `${game}, als Listen`,

  moves: {
    draw: "Vom Deck ziehen",
    claim: (route, cards) => `${route} bauen für ${cards}`,
    station: (city, cards) => `Bahnhof in ${city} bauen für ${cards}`,
    split: (short, long) => `Tickets ziehen: ${count(short, "kurzes", "kurze")}, ${count(long, "langes", "lange")}`,
    keep: (tickets) => (tickets.length ? `${listed(tickets)} behalten` : "Kein Ticket behalten"),
    complete: (tickets) => (tickets.length ? `${listed(tickets)} erfüllen` : "Kein Ticket erfüllen"),
    take: (kind, place) => `Den ${painted(kind, "n")} Fahrgast mitnehmen (${place})`,
    place: (cards) => `${cards} legen`,
    pay: (cards) => `${cards} zahlen`,
  },

  type: {
    title: "Einen Zug tippen",
    label: "Dein Zug",
    hint: (example) =>
      `Zum Beispiel: ${example} oder ein paar Wörter davon. Pfeil nach unten geht durch, was passt; Enter vervollständigt den Zug und spielt ihn, wenn er vollständig ist.`,
    play: "Spielen",
    fits: "Passende Züge",
    none: "Kein möglicher Zug passt. Enter fragt, warum.",
    several: (number) =>
      `${moves(number)} ${number === 1 ? "passt" : "passen"}. Tippe weiter oder wähle mit den Pfeiltasten.`,
    more: (number) => `… und ${number} weitere`,
    one: (said) => `${said}. Enter spielt ihn.`,
    completed: (said) => `${said}. Enter vervollständigt ihn.`,
    noRoute: (one, other) => `Zwischen ${one} und ${other} gibt es keine Strecke.`,
    noCity: "Eine Stadt mit diesem Namen gibt es auf diesem Spielplan nicht.",
    instead: (ways) => `So nicht. Möglich ist: ${listed(ways)}.`,
    letters: (kinds) => `Karten werden mit ihren Buchstaben geschrieben: ${listed(kinds)}.`,
    notNow: "Du hast gerade nichts zu entscheiden.",
  },

  now: {
    title: "Was du jetzt tun kannst",
    nothing: "Im Moment nichts.",
    draw: "Karten ziehen",
    claim: (number) => `Eine Strecke bauen (${number})`,
    place: "Karten legen",
    station: "Einen Bahnhof bauen",
    stationIn: (number) => (number === 1 ? "In einer Stadt" : `In einer von ${number} Städten`),
    tickets: "Tickets",
    end: "Den Zug beenden",
    ways: (number) => (number === 1 ? "eine Zahlungsart" : `${number} Zahlungsarten`),
  },

  hand: {
    title: (number) => `Deine Karten (${number})`,
  },

  tickets: {
    open: "offen",
    ways: "Die kürzesten Wege ansagen",
    way: (names) => `über ${listed(names)}`,
  },

  routes: {
    title: "Alle Strecken",
    city: "Stadt",
    standing: "Welche",
    colour: "Farbe",
    all: "alle",
    standings: {
      usable: "die du bauen kannst",
      free: "frei",
      mine: "deine",
      theirs: "von anderen",
      closed: "gesperrt",
    },
    found: routes,
    free: "frei",
    show: (number) => `Alle ${number} zeigen`,
  },

  cities: {
    title: "Alle Städte",
    find: "Eine Stadt suchen",
    found: (number) => count(number, "Stadt", "Städte"),
    routes,
    build: "Hier einen Bahnhof bauen",
  },

  seats: {
    name: "Wer",
    state: "Zustand",
    score: "Punkte",
    completed: "Erfüllte Tickets, von 6",
    trains: "Waggons",
    stations: "Bahnhöfe",
    cards: "Karten",
    tickets: "Tickets",
    stack: "Karten im Stapel",
    known: "Bekannte Karten",
    last: "Letzter Zug",
  },

  log: {
    title: "Was geschehen ist",
    newest: "Das Neueste zuerst.",
    older: "Alles zeigen",
  },

  missed: (number) => `${number} weitere Dinge sind geschehen; der Verlauf erzählt sie.`,
};

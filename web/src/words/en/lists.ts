/** English texts of a table shown as lists. */

import { kinds } from "./cards";
import { count, listed } from "./numbers";

const moves = (number: number): string => count(number, "move");

export const lists = {
  /** The switch to it and back. */
  openHint: "Play with lists instead of the map",
  openShort: "Lists",
  close: "Back to the map",
  closeYards: "Back to the cards on the table",
  title: (game: string) => `${game}, as lists`,

  /** What moves are called. */
  moves: {
    draw: "Draw from the deck",
    claim: (route: string, cards: string) => `Claim ${route} with ${cards}`,
    station: (city: string, cards: string) => `Build a station in ${city} with ${cards}`,
    split: (short: number, long: number) => `Draw tickets: ${short} short, ${long} long`,
    keep: (tickets: string[]) => (tickets.length ? `Keep ${listed(tickets)}` : "Keep no tickets"),
    complete: (tickets: string[]) => (tickets.length ? `Complete ${listed(tickets)}` : "Complete no tickets"),
    take: (kind: string, place: string) => `Take the ${kinds[kind] ?? kind} passenger in ${place}`,
    place: (cards: string) => `Place ${cards}`,
    pay: (cards: string) => `Pay ${cards}`,
  },

  type: {
    title: "Type a move",
    label: "Your move",
    hint: (example: string) =>
      `For example: ${example}, or part of it. The down arrow browses matches; Enter completes the move, then plays it.`,
    play: "Play",
    fits: "Matching moves",
    none: "No legal move matches. Press Enter to see why.",
    several: (number: number) =>
      `${number === 1 ? `${moves(number)} matches` : `${moves(number)} match`}. Keep typing, or choose with the arrow keys.`,
    more: (number: number) => `… and ${number} more`,
    one: (said: string) => `${said}. Enter plays it.`,
    completed: (said: string) => `${said}. Enter completes it.`,
    noRoute: (one: string, other: string) => `There is no route between ${one} and ${other}.`,
    noCity: "That city isn’t on this map.",
    instead: (ways: string[]) => `That’s not possible. You can: ${listed(ways)}.`,
    letters: (kinds: string[]) => `Cards are written as letters: ${listed(kinds)}.`,
    notNow: "There is nothing for you to decide right now.",
  },

  now: {
    title: "What you can do now",
    nothing: "Nothing right now.",
    draw: "Draw cards",
    claim: (number: number) => `Claim a route (${number})`,
    place: "Place trains",
    station: "Build a station",
    stationIn: (number: number) => (number === 1 ? "In one city" : `In one of ${number} cities`),
    tickets: "Tickets",
    end: "End your turn",
    ways: (number: number) => (number === 1 ? "one way to pay" : `${number} ways to pay`),
  },

  hand: {
    title: (number: number) => `Your cards (${number})`,
  },

  tickets: {
    open: "open",
    ways: "Describe the shortest routes",
    way: (routes: string[]) => `via ${listed(routes)}`,
  },

  routes: {
    title: "All routes",
    city: "City",
    standing: "Status",
    colour: "Colour",
    all: "all",
    standings: { usable: "claimable", free: "free", mine: "yours", theirs: "taken by others", closed: "closed" },
    found: (number: number) => count(number, "route"),
    free: "free",
    show: (number: number) => `Show all ${number}`,
  },

  cities: {
    title: "All cities",
    find: "Find a city",
    found: (number: number) => count(number, "city", "cities"),
    routes: (number: number) => count(number, "route"),
    build: "Build a station here",
  },

  seats: {
    name: "Player",
    state: "Status",
    score: "Points",
    completed: "Tickets completed, of 6",
    trains: "Trains",
    stations: "Stations",
    cards: "Cards",
    tickets: "Tickets",
    stack: "Cards in the stack",
    known: "Known cards",
    last: "Last move",
  },

  log: {
    title: "What happened",
    newest: "Newest first.",
    older: "Show all",
  },

  /** Announced when many events happened at once. */
  missed: (number: number) => `${number} more events; see the log.`,
};

/** What a table of lists says in English, for those who play without the map. */

import { kinds } from "./kinds";
import { count, listed } from "./numbers";

const moves = (number: number): string => count(number, "move");

export const lists = {
  /** Ways to it and back. */
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
    keep: (tickets: string[]) => (tickets.length ? `Keep ${listed(tickets)}` : "Keep no ticket"),
    complete: (tickets: string[]) => (tickets.length ? `Complete ${listed(tickets)}` : "Complete no ticket"),
    take: (kind: string, place: string) => `Take the ${kinds[kind] ?? kind} passenger in ${place}`,
    place: (cards: string) => `Place ${cards}`,
    pay: (cards: string) => `Pay ${cards}`,
  },

  type: {
    title: "Type a move",
    label: "Your move",
    hint: (example: string) =>
      `For example: ${example}, or some words of it. Down arrow goes through what fits; Enter completes the move, and plays it when it is complete.`,
    play: "Play it",
    fits: "Moves that fit",
    none: "No possible move fits. Enter asks why.",
    several: (number: number) => `${moves(number)} fit. Go on typing, or choose with the arrow keys.`,
    more: (number: number) => `… and ${number} more`,
    one: (said: string) => `${said}. Enter plays it.`,
    completed: (said: string) => `${said}. Enter completes it.`,
    noRoute: (one: string, other: string) => `There is no route between ${one} and ${other}.`,
    noCity: "There is no such city on this map.",
    instead: (ways: string[]) => `Not like that. You can: ${listed(ways)}.`,
    letters: (kinds: string[]) => `Cards are written by their letters: ${listed(kinds)}.`,
    notNow: "There is nothing for you to decide now.",
  },

  now: {
    title: "What you can do now",
    nothing: "Nothing at the moment.",
    draw: "Draw cards",
    claim: (number: number) => `Claim a route (${number})`,
    place: "Place trains",
    station: "Build a station",
    stationIn: (number: number) => (number === 1 ? "In one city" : `In one of ${number} cities`),
    tickets: "Tickets",
    end: "End the turn",
    ways: (number: number) => (number === 1 ? "one way to pay" : `${number} ways to pay`),
  },

  hand: {
    title: (number: number) => `Your cards (${number})`,
  },

  tickets: {
    open: "open",
    ways: "Say the shortest ways",
    way: (routes: string[]) => `by ${listed(routes)}`,
  },

  routes: {
    title: "All routes",
    city: "City",
    standing: "Which",
    colour: "Colour",
    all: "all",
    standings: { usable: "that you can claim", free: "free", mine: "yours", theirs: "of others", closed: "closed" },
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
    name: "Who",
    state: "State",
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
    older: "Show all of it",
  },

  /** What is spoken of many things that happened at once. */
  missed: (number: number) => `${number} more things have happened; the log tells them.`,
};

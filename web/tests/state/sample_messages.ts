/** Minimal table and state messages of a server. */

import type { StateMessage, TableMessage, View } from "../../src/wire/types";

const PERSON = { kind: "person", bot: "", present: true, covered: false, cover_in: null } as const;

export function table(changes: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    table: "T",
    number: 1,
    game: "europe",
    title: "Europe",
    rules: 1,
    options: [],
    status: "playing",
    seats: [
      { ...PERSON, name: "Ada", colour: 0 },
      { ...PERSON, name: "Ben", colour: 1 },
    ],
    host: 0,
    first: null,
    clock: "none",
    pace: "natural",
    aids: true,
    take_back: true,
    asked: null,
    hindsight: false,
    public: false,
    lesson: false,
    exercise: null,
    origin: "table",
    commitment: "sha256:0",
    shares: [],
    seed: null,
    watchers: 0,
    rematch: null,
    mine: [0],
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    game: "europe",
    seat: 0,
    seats: 2,
    first: 0,
    turn: 0,
    choosing: [],
    choice: 0,
    phase: "turn",
    ply: 1,
    passes: 0,
    idle: 0,
    turns_left: 0,
    over: false,
    reason: "",
    hand: { red: 2 },
    hand_sizes: [2, 4],
    row: [],
    discards: {},
    deck_size: 90,
    tickets: [],
    ticket_counts: [0, 0],
    offer: [],
    offer_sizes: [0, 0],
    gone: [],
    gone_counts: [0, 0],
    drawn: [],
    ticket_decks: [],
    returned: [],
    returned_decks: [],
    shown_tickets: [],
    owner: [0, 2],
    ...changes,
  } as View;
}

export function state(changes: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state",
    table: "T",
    seat: 0,
    ply: 1,
    events: [],
    lines: [],
    view: view(),
    choices: {},
    unlisted: 0,
    clock: null,
    result: null,
    take_backs: [],
    take_back: null,
    lesson: null,
    ...changes,
  } as StateMessage;
}

export const DRAW = { deck: { "": ["draw"] } };
export const CLAIM = { route: { "Paris-Zürich": ["claim Paris-Zürich RRL", "claim Paris-Zürich RRR"] } };

/** Responds to requests for the static data of a game. */
export function staticData(path: string): Response {
  const found = path.startsWith("/api/games/")
    ? {
        game: "europe",
        title: "Europe",
        rules: 1,
        options: [],
        cards: {},
        letters: {},
        tickets: [],
        routes: [{ name: "Paris-Zürich" }, { name: "Brest-Paris" }],
      }
    : { code: "not_found", message: "There is nothing." };
  const headers = { "Content-Type": "application/json" };
  return new Response(JSON.stringify(found), { status: "code" in found ? 404 : 200, headers });
}

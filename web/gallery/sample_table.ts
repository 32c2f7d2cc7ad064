/** A table of the Card Game without a server, with what the samples read from it. */

import type { Table } from "../src/state/table.svelte";
import type { SeatMessage, View } from "../src/wire/types";

const PERSON = { kind: "person", bot: "", present: true, covered: false, cover_in: null } as const;

export const SEATS: SeatMessage[] = [
  { ...PERSON, name: "Ada", colour: 0 },
  { ...PERSON, name: "Ben", colour: 1, present: false },
  { ...PERSON, name: "Viktor", colour: 2, kind: "bot", bot: "planner" },
];

export const view = {
  seats: SEATS.length,
  turn: 0,
  phase: "turn",
  turns_left: 0,
  last_round_by: null,
  deck_size: 40,
  choosing: [],
  railyards: [{ green: 2, red: 1 }, {}, { white: 1, orange: 3, black: 1 }],
  riders: [{ green: 1 }, {}, {}],
  stacks: [4, 0, 3],
  shown_tickets: [[], [], []],
  hand_sizes: [7, 11, 6],
  ticket_counts: [3, 2, 4],
  shown: [],
} as unknown as View;

/** Returns a table at which Ada looks on, with anything else that a sample needs. */
export const sampleTable = (more: object = {}): Table =>
  ({
    view,
    names: SEATS.map(({ name }) => name),
    info: { seats: SEATS, status: "playing" },
    state: { effects: {}, view },
    mine: [0],
    me: 0,
    viewer: 0,
    awaited: [0],
    myTurn: true,
    sent: null,
    ownChoices: [],
    health: "open",
    choices: { deck: { "": ["draw"] }, hand: { red: ["place R"] } },
    vocabulary: { prompt: () => "", aim: String },
    nextHolder: null,
    totals: null,
    hotSeat: false,
    closed: false,
    staging: { current: null },
    animations: { current: null, waiting: [] },
    cardDrag: { register: () => undefined },
    ...more,
  }) as unknown as Table;

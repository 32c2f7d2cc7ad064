import { describe, expect, test } from "vitest";
import { CompletedTickets } from "../../src/state/completed_tickets";
import { ticketPath } from "../../src/state/ticket_path";
import type { GameEvent, StateMessage } from "../../src/wire/types";
import { state, view } from "./sample_messages";

const TICKETS = [
  { between: ["Brest", "Paris"], points: 5 },
  { between: ["Paris", "Wien"], points: 8 },
];

function seen(
  done: boolean[],
  { events = [], seat = 0, over = false }: { events?: GameEvent[]; seat?: number | null; over?: boolean } = {},
): StateMessage {
  const progress = done.map((one) => ({ done: one, borrowed: false, possible: true }));
  return state({ seat, events, progress, view: view({ tickets: TICKETS, over }) });
}

describe("completed tickets", () => {
  test("are reported once, when their progress changes", () => {
    const completed = new CompletedTickets();
    const reported = [
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ].map((done) => completed.take(seen(done)));
    expect(reported).toEqual([[], [TICKETS[0]], [], [TICKETS[1]]]);
  });

  test("are not reported on the first look, to a spectator, twice, or after the game", () => {
    const completed = new CompletedTickets();
    expect(completed.take(seen([true, false]))).toEqual([]);
    expect(
      completed.take(seen([true, true], { events: [{ type: "completed", seat: 0, ticket: TICKETS[1]! }] })),
    ).toEqual([]);
    expect(completed.take(seen([true, true], { seat: null }))).toEqual([]);
    completed.take(seen([false, false], { seat: 1 }));
    expect(completed.take(seen([true, true], { seat: 1, over: true }))).toEqual([]);
  });
});

describe("the path of a ticket", () => {
  const routes = [
    { name: "Brest-Paris", cities: ["Brest", "Paris"] },
    { name: "Wien-Zürich", cities: ["Wien", "Zürich"] },
    { name: "Paris-Zürich", cities: ["Paris", "Zürich"] },
    { name: "Brest-Schweiz", cities: ["Brest", "Schweiz"] },
    { name: "Schweiz-Wien", cities: ["Schweiz", "Wien"] },
  ];

  test("is ordered and says in which direction each route is travelled", () => {
    expect(ticketPath(["Brest", "Wien"], routes.slice(0, 3))).toEqual([
      { route: "Brest-Paris", reversed: false },
      { route: "Paris-Zürich", reversed: false },
      { route: "Wien-Zürich", reversed: true },
    ]);
  });

  test("does not lead through a country", () => {
    expect(ticketPath(["Brest", "Wien"], routes)).toHaveLength(2);
    expect(ticketPath(["Brest", "Wien"], routes, new Set(["Schweiz"]))).toHaveLength(3);
  });

  test("is empty without a connection", () => expect(ticketPath(["Brest", "Wien"], routes.slice(0, 2))).toEqual([]));
});

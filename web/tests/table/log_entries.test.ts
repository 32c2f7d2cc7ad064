import { expect, test } from "vitest";
import type { GameEvent } from "../../src/wire/types";
import { logEntries, entryText } from "../../src/table/log/log_entries";

const read = (events: GameEvent[]): string[] =>
  logEntries(
    events.map((event, index) => ({ number: index + 1, event })),
    ["Ada", "Ben"],
  ).map(entryText);

test("consecutive draws make one line, face up or face down", () => {
  const own = { type: "drawn", seat: 0 };
  expect(
    read([
      { ...own, card: "red" },
      { ...own, card: "red" },
      { type: "drawn", seat: 1 },
      { type: "drawn", seat: 1 },
    ]),
  ).toEqual(["Ada draws 2 red from the deck.", "Ben draws 2 cards from the deck."]);
});

test("cards that refill the row are left out", () => {
  expect(read([{ type: "row", card: "red" }])).toEqual([]);
});

test("a line highlights its route, its city or the cities of its ticket", () => {
  const [claim, station, ticket] = logEntries(
    [
      { number: 1, event: { type: "claimed", seat: 0, route: "A-B", cards: "R", points: 1 } },
      { number: 2, event: { type: "station", seat: 0, city: "Wien", cards: "R" } },
      { number: 3, event: { type: "completed", seat: 0, ticket: { between: ["A", "C"] } } },
    ],
    ["Ada"],
  );
  expect(claim?.routes).toEqual(["A-B"]);
  expect(station?.cities).toEqual(["Wien"]);
  expect(ticket?.cities).toEqual(["A", "C"]);
});

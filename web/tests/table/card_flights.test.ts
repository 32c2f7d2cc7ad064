import { expect, test } from "vitest";
import { cardFlights } from "../../src/table/animation/card_flights";

test("a taken card flies from its slot to the player's hand", () => {
  const [flight] = cardFlights({ type: "taken", seat: 0, card: "red" }, 0);
  expect(flight?.from[0]).toBe("was-red");
  expect(flight?.to[0]).toBe("hand-red");
});

test("a card that another player draws from the deck flies face down to their seat", () => {
  expect(cardFlights({ type: "drawn", seat: 1 }, 0)).toEqual([{ from: ["deck"], to: ["seat-1", "hand"], kind: null }]);
});

test("a card that the player draws is turned in the air", () => {
  expect(cardFlights({ type: "drawn", seat: 0, card: "red" }, 0)).toEqual([
    { from: ["deck"], to: ["hand-red", "hand", "seat-0"], kind: "red", turns: true },
  ]);
});

test("kept tickets fly to the player's tickets, other players' to their seats, as one small pile", () => {
  const kept = cardFlights({ type: "kept", seat: 0, count: 2 }, 0);
  expect(kept.map(({ to, look }) => [to[0], look])).toEqual([
    ["own-tickets", "ticket"],
    ["own-tickets", "ticket"],
  ]);
  expect(cardFlights({ type: "kept", seat: 1, count: 9 }, 0).map(({ to }) => to)).toEqual([
    ["seat-1"],
    ["seat-1"],
    ["seat-1"],
  ]);
});

test("a passenger walks from the city to the seat", () => {
  expect(cardFlights({ type: "collected", seat: 1, place: "Bad Ort", colour: "red" }, 0)).toEqual([
    { from: ["at-Bad_Ort"], to: ["seat-1"], kind: "red", look: "traveller" },
  ]);
});

test("a cleared row flies away card by card", () => {
  const gone = cardFlights({ type: "flush", cards: ["red", "locomotive", "locomotive"] }, 0);
  expect(gone.map(({ from, kind }) => [from[0], kind])).toEqual([
    ["place-0", "red"],
    ["place-1", "locomotive"],
    ["place-2", "locomotive"],
  ]);
  expect(gone.every(({ to }) => to[0] === "discards")).toBe(true);
});

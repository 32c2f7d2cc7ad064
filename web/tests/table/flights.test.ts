import { expect, test } from "vitest";
import { flights } from "../../src/table/flights";

test("a card that was taken flies from where it lay to the own hand", () => {
  const [flight] = flights({ type: "taken", seat: 0, card: "red" }, 0);
  expect(flight?.from[0]).toBe("was-red");
  expect(flight?.to[0]).toBe("hand-red");
});

test("what others draw from the deck flies face down to their seat", () => {
  expect(flights({ type: "drawn", seat: 1 }, 0)).toEqual([{ from: ["deck"], to: ["seat-1", "hand"], kind: null }]);
});

test("a row that is cleared flies away card by card", () => {
  const gone = flights({ type: "flush", cards: ["red", "locomotive", "locomotive"] }, 0);
  expect(gone.map(({ from, kind }) => [from[0], kind])).toEqual([["place-0", "red"], ["place-1", "locomotive"], ["place-2", "locomotive"]]);
  expect(gone.every(({ to }) => to[0] === "discards")).toBe(true);
});

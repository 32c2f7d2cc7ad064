import { expect, test } from "vitest";
import { keyedSlots, seatSlots, tableSlots } from "../../src/state/own_slots";
import type { View } from "../../src/wire/types";
import { GameVocabulary } from "../../src/words/vocabulary";
import { SOUVENIRS } from "../words/souvenirs";
import { view } from "./sample_messages";

const seen = (slots: object) => ({
  view: view(slots as Partial<View>),
  vocabulary: new GameVocabulary(SOUVENIRS),
  names: ["Ada", "Ben"],
});

test("a seat has its own slots that are not empty, and none that the page draws", () => {
  const all = seen({ souvenirs: [2, 0], stations: [3, 3] });
  expect(seatSlots(all, 0)).toEqual([{ name: "souvenirs", label: "Souvenirs", parts: ["2"] }]);
  expect(seatSlots(all, 1)).toEqual([]);
});

test("the table has its slots, cards as cards and seats by name", () => {
  const all = seen({ market: { red: 1, blue: 2 }, reached_by: { Bern: 0, Basel: 1 } });
  expect(tableSlots(all)).toEqual([{ name: "market", label: "Market", parts: [{ cards: ["red", "blue", "blue"] }] }]);
  expect(keyedSlots(all)[0]?.entries).toEqual([
    { key: "Bern", parts: ["Ada"] },
    { key: "Basel", parts: ["Ben"] },
  ]);
  expect([tableSlots(seen({ market: {} })), keyedSlots(seen({ reached_by: {} }))]).toEqual([[], []]);
});

import { describe, expect, test } from "vitest";
import { causes } from "../../src/table/causes";
import { candidates, completing, worth } from "../../src/table/completion";
import { effectOf } from "../../src/table/effects";
import { flights } from "../../src/table/flights";
import { majorities } from "../../src/table/majorities";
import { mixedAction, mixedColours, placements } from "../../src/table/placing";
import { standing, summed } from "../../src/table/standing";
import type { Saying } from "../../src/wire/types";
import { view } from "../state/told";

describe("majorities of passengers", () => {
  test("name all who share the lead, and nobody while there are none", () => {
    const rows = majorities(view({ passengers: [{ red: 2, blue: 1 }, { red: 2 }] }));
    const of = (kind: string): number[] | undefined => rows.find((row) => row.kind === kind)?.leaders;
    expect([of("red"), of("blue"), of("white")]).toEqual([[0, 1], [0], []]);
  });

  test("are left out in games without passengers", () => {
    expect(majorities(view())).toEqual([]);
  });
});

describe("placing in the railyard", () => {
  test("lists the smallest first, and of one size the one with fewer locomotives", () => {
    const ways = placements(["place RLL", "place RR", "place RL", "place RRL"]);
    expect(ways.map(({ action }) => action)).toEqual(["place RR", "place RL", "place RRL", "place RLL"]);
  });

  test("finds the set of three colours in any order, and only if it is possible", () => {
    const sets = ["place W+Y+O", "place W+Y+K"];
    expect(mixedColours(sets)).toEqual(["white", "yellow", "orange", "black"]);
    expect(mixedAction(sets, ["black", "white", "yellow"])).toBe("place W+Y+K");
    expect(mixedAction(sets, ["black", "orange", "yellow"])).toBeUndefined();
  });

  test("says whom it robs of what", () => {
    const effects = { "place RRR": { robbed: [{ seat: 1, cards: { red: 2 } }] } };
    expect(effectOf({ effects }, "place RRR", ["Ada", "Ben"])).toBe("robs Ben of 2 red");
    expect(effectOf({ effects }, "place BB", ["Ada", "Ben"])).toBe("");
  });
});

describe("completing tickets", () => {
  const tickets = [7, 5, 12].map((points) => ({ between: ["A", "B"], points }));

  test("asks about those that listed ways name, and about all of the part where ways are unlisted", () => {
    expect(candidates(["complete 1,3", "complete none"], 0, 0, 3)).toEqual([1, 3]);
    expect(candidates(["complete 17"], 5, 16, 18)).toEqual([17, 18]);
  });

  test("adds up what is chosen and what is left", () => {
    expect(worth(tickets, [1, 2, 3], [1, 3])).toEqual({ plus: 19, minus: 5 });
  });

  test("writes places in order", () => {
    expect(completing([3, 1])).toBe("complete 1,3");
    expect(completing([])).toBe("complete none");
  });
});

describe("own tickets", () => {
  const tickets = [7, 5, 12].map((points, index) => ({ between: [`A${index}`, "B"], points }));
  const progress = [
    { done: true, borrowed: false, possible: true },
    { done: false, borrowed: false, possible: false },
    { done: false, borrowed: false, possible: null },
  ];

  test("stand with open ones first, then impossible ones, then those done", () => {
    expect(standing({ progress }, { tickets }).map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  test("are summed up as if it ended now", () => {
    expect(summed(standing({ progress }, { tickets }))).toEqual({ done: 1, plus: 7, minus: 17 });
  });

  test("are not summed up where they have no points", () => {
    expect(summed(standing(null, { tickets: [{ between: ["A", "B"] }] }))).toBeNull();
  });
});

test("a reason points at the cards, trains and people it speaks of", () => {
  const about = (facts: Saying["facts"]): string[] => causes({ is: "reason", template: "", facts });
  const lack = { coloured: { is: "count", count: 1, of: "black" }, locomotives: { is: "count", count: 0, of: "locomotive" }, short: 2 } as const;
  expect(about({ what: "Brest", lack: { is: "reason", template: "", facts: lack } })).toEqual(["kind:black", "kind:locomotive"]);
  expect(about({ needed: { is: "count", count: 3, of: "train" }, left: 2 })).toEqual(["trains"]);
  expect(about({ seat: { is: "seat", seat: 1 }, colour: { is: "kind", kind: "gray" } })).toEqual(["seat:1"]);
  expect(about({ cards: { is: "cards", cards: "RRL" }, hand: { is: "cards", cards: "GB" } })).toEqual(["kind:red", "kind:locomotive"]);
});

describe("flights", () => {
  test("show a card face up only to whom the server told it", () => {
    expect(flights({ type: "drawn", seat: 1 }, 0)).toEqual([{ from: ["deck"], to: ["seat-1", "hand"], kind: null }]);
    expect(flights({ type: "drawn", seat: 0, card: "red" }, 0)[0]?.to[0]).toBe("hand-red");
  });

  test("take paid cards to the discards", () => {
    expect(flights({ type: "claimed", seat: 1, cards: "RL" }, 0).map(({ kind }) => kind)).toEqual(["red", "locomotive"]);
  });
});

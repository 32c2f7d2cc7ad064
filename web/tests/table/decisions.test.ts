import { describe, expect, test } from "vitest";
import { reasonCauses } from "../../src/table/status/reason_causes";
import { candidates, completionAction, completionPoints } from "../../src/table/decision/ticket_completion";
import { effectText } from "../../src/table/decision/move_effects";
import { cardFlights } from "../../src/table/animation/card_flights";
import { majorities } from "../../src/table/seats/majorities";
import { mixedAction, mixedColours, placements } from "../../src/table/decision/placements";
import { ticketProgress, ticketTotals } from "../../src/table/tickets/ticket_progress";
import type { Saying } from "../../src/wire/types";
import { view } from "../state/sample_messages";

describe("majorities of passengers", () => {
  test("name everyone who shares the lead, and nobody while there are no passengers", () => {
    const rows = majorities(view({ passengers: [{ red: 2, blue: 1 }, { red: 2 }] }));
    const of = (kind: string): number[] | undefined => rows.find((row) => row.kind === kind)?.leaders;
    expect([of("red"), of("blue"), of("white")]).toEqual([[0, 1], [0], []]);
  });

  test("are left out in games without passengers", () => {
    expect(majorities(view())).toEqual([]);
  });
});

describe("placing in the railyard", () => {
  test("lists smaller sets first, then those with fewer locomotives", () => {
    const ways = placements(["place RLL", "place RR", "place RL", "place RRL"]);
    expect(ways.map(({ action }) => action)).toEqual(["place RR", "place RL", "place RRL", "place RLL"]);
  });

  test("finds the set of three colours in any order, if it is legal", () => {
    const sets = ["place W+Y+O", "place W+Y+K"];
    expect(mixedColours(sets)).toEqual(["white", "yellow", "orange", "black"]);
    expect(mixedAction(sets, ["black", "white", "yellow"])).toBe("place W+Y+K");
    expect(mixedAction(sets, ["black", "orange", "yellow"])).toBeUndefined();
  });

  test("names the player robbed and the cards lost", () => {
    const effects = { "place RRR": { robbed: [{ seat: 1, cards: { red: 2 } }] } };
    expect(effectText({ effects }, "place RRR", ["Ada", "Ben"])).toBe("robs Ben of 2 red");
    expect(effectText({ effects }, "place BB", ["Ada", "Ben"])).toBe("");
  });
});

describe("completing tickets", () => {
  const tickets = [7, 5, 12].map((points) => ({ between: ["A", "B"], points }));

  test("asks about the tickets of listed completions, or all of them where completions are unlisted", () => {
    expect(candidates(["complete 1,3", "complete none"], 0, 0, 3)).toEqual([1, 3]);
    expect(candidates(["complete 17"], 5, 16, 18)).toEqual([17, 18]);
  });

  test("adds up the chosen and the remaining cards", () => {
    expect(completionPoints(tickets, [1, 2, 3], [1, 3])).toEqual({ plus: 19, minus: 5 });
  });

  test("writes positions in order", () => {
    expect(completionAction([3, 1])).toBe("complete 1,3");
    expect(completionAction([])).toBe("complete none");
  });
});

describe("the player's tickets", () => {
  const tickets = [7, 5, 12].map((points, index) => ({ between: [`A${index}`, "B"], points }));
  const progress = [
    { done: true, borrowed: false, possible: true },
    { done: false, borrowed: false, possible: false },
    { done: false, borrowed: false, possible: null },
  ];

  test("are sorted: open, then impossible, then completed", () => {
    expect(ticketProgress({ progress }, { tickets }).map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  test("are scored as if the game ended now", () => {
    expect(ticketTotals(ticketProgress({ progress }, { tickets }))).toEqual({ done: 1, plus: 7, minus: 17 });
  });

  test("are not scored if they have no points", () => {
    expect(ticketTotals(ticketProgress(null, { tickets: [{ between: ["A", "B"] }] }))).toBeNull();
  });
});

test("a reason refers to the cards, trains and players that it mentions", () => {
  const about = (facts: Saying["facts"]): string[] => reasonCauses({ is: "reason", template: "", facts });
  const lack = {
    coloured: { is: "count", count: 1, of: "black" },
    locomotives: { is: "count", count: 0, of: "locomotive" },
    short: 2,
  } as const;
  expect(about({ what: "Brest", lack: { is: "reason", template: "", facts: lack } })).toEqual([
    "kind:black",
    "kind:locomotive",
  ]);
  expect(about({ needed: { is: "count", count: 3, of: "train" }, left: 2 })).toEqual(["trains"]);
  expect(about({ seat: { is: "seat", seat: 1 }, colour: { is: "kind", kind: "gray" } })).toEqual(["seat:1"]);
  expect(about({ cards: { is: "cards", cards: "RRL" }, hand: { is: "cards", cards: "GB" } })).toEqual([
    "kind:red",
    "kind:locomotive",
  ]);
});

describe("card flights", () => {
  test("show a card face up only if the server revealed it", () => {
    expect(cardFlights({ type: "drawn", seat: 1 }, 0)).toEqual([
      { from: ["deck"], to: ["seat-1", "hand"], kind: null },
    ]);
    expect(cardFlights({ type: "drawn", seat: 0, card: "red" }, 0)[0]?.to[0]).toBe("hand-red");
  });

  test("take paid cards to the discards", () => {
    expect(cardFlights({ type: "claimed", seat: 1, cards: "RL" }, 0).map(({ kind }) => kind)).toEqual([
      "red",
      "locomotive",
    ]);
  });
});

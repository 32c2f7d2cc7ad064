import { describe, expect, test } from "vitest";
import { ScoreCounting } from "../../src/table/end/score_counting.svelte";
import { countsTickets } from "../../src/state/features";
import { ranking, scoreSteps, totals, type CountedTicket } from "../../src/table/end/score_steps";
import { wasSeenBefore } from "../../src/table/end/seen_endings";
import type { ResultMessage, SheetMessage } from "../../src/wire/types";

const sheet = (points: Record<string, number>, tickets: CountedTicket[] = [], more: object = {}): SheetMessage => ({
  points,
  counts: {},
  parts: {},
  shown: {},
  total: Object.values(points).reduce((sum, one) => sum + one, 0),
  tickets,
  ...more,
});
const ticket = (points: number | undefined, done: boolean, routes: string[] = []): CountedTicket => ({
  between: ["Brest", "Paris"],
  ...(points === undefined ? {} : { points }),
  done,
  routes,
  borrowed: [],
});
const over = (sheets: SheetMessage[], winners = [0]): ResultMessage => ({ reason: "final round", sheets, winners });
const ROUTES = new Set(["Brest-Paris", "Paris-Zürich"]);

describe("the steps of a final count", () => {
  const result = over([
    sheet({ routes: 20, tickets: 3, longest_path: 10 }, [ticket(5, false), ticket(8, true, ["Brest-Paris"])], {
      shown: { longest_path: ["Brest-Paris", "Paris-Zürich"] },
    }),
    sheet({ routes: 12, tickets: 4, longest_path: 0 }, [ticket(4, true)], {
      shown: { longest_path: ["Paris-Zürich"] },
    }),
  ]);
  const all = scoreSteps(result, ROUTES);

  test("go line by line, ticket by ticket, completed ones first", () => {
    expect(all.map(({ line, seat, gains }) => [line, seat, ...gains])).toEqual([
      ["routes", undefined, 20, 12],
      ["tickets", 0, 8, 0],
      ["tickets", 0, -5, 0],
      ["tickets", 1, 0, 4],
      ["longest_path", undefined, 10, 0],
    ]);
  });

  test("end with the server's totals", () => {
    expect(totals(all, all.length, 2)).toEqual(result.sheets.map(({ total }) => total));
    expect(totals(all, 2, 2)).toEqual([28, 12]);
  });

  test("count tickets if these have no points", () => {
    expect([result, over([sheet({ tickets: 1 }, [ticket(undefined, true)])])].map(countsTickets)).toEqual([
      false,
      true,
    ]);
  });

  test("highlight a ticket's path, and the longest path of those who score for it", () => {
    expect(all[1]?.lit).toEqual({ cities: ["Brest", "Paris"], routes: ["Brest-Paris"] });
    expect(all.at(-1)?.lit).toEqual({ cities: [], routes: ["Brest-Paris", "Paris-Zürich"] });
  });

  test("show passengers colour by colour and big cities one by one", () => {
    const parts = (won: Record<string, number>): object => ({ parts: { passengers: won } });
    const found = scoreSteps(
      over([
        sheet({ passengers: 30 }, [], parts({ red: 20, blue: 10 })),
        sheet({ passengers: 20 }, [], parts({ blue: 20 })),
      ]),
      ROUTES,
    );
    expect(found.map(({ part, gains }) => [part, ...gains])).toEqual([
      ["red", 20, 0],
      ["blue", 10, 20],
    ]);
    expect(found.map(({ lit }) => lit)).toEqual([{}, {}]);
  });

  test("count each ticket without points as one, and leave out a bonus that nobody has", () => {
    const found = scoreSteps(
      over([sheet({ tickets: 1, bonus_tickets: 0 }, [ticket(undefined, true), ticket(undefined, false)])]),
      ROUTES,
    );
    expect(found.map(({ gains }) => gains)).toEqual([[1], [0]]);
  });
});

test("winners come first, and tied seats share a place", () => {
  const result = over([sheet({ routes: 5 }), sheet({ routes: 9 }), sheet({ routes: 9 }), sheet({ routes: 5 })], [2]);
  expect(ranking(result).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
    [3, 3],
  ]);
});

test("the count can be stepped through and skipped, and ends after its last step", () => {
  const all = scoreSteps(over([sheet({ routes: 1 }), sheet({ routes: 2 })]), ROUTES);
  const counting = new ScoreCounting(
    () => all,
    () => "off",
  );
  counting.begin();
  expect([counting.shown, counting.runs, counting.over]).toEqual([1, false, false]);
  counting.next();
  expect([counting.current, counting.over]).toEqual([null, true]);
  counting.begin();
  counting.skip();
  expect(counting.over).toBe(true);
});

test("a result is animated once per browser", () => {
  expect([wasSeenBefore("table"), wasSeenBefore("table"), wasSeenBefore("other")]).toEqual([false, true, false]);
});

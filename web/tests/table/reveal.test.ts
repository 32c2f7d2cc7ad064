import { describe, expect, test } from "vitest";
import { Counting } from "../../src/table/end/counting.svelte";
import { fits } from "../../src/table/end/proof";
import { countsTickets, ranking, steps, totals, type CountedTicket } from "../../src/table/end/reveal";
import { seenBefore } from "../../src/table/end/seen";
import type { ResultTold, SheetTold } from "../../src/wire/types";

const sheet = (points: Record<string, number>, tickets: CountedTicket[] = [], more: object = {}): SheetTold =>
  ({ points, counts: {}, parts: {}, shown: {}, total: Object.values(points).reduce((sum, one) => sum + one, 0), tickets, ...more });
const ticket = (points: number | undefined, done: boolean, routes: string[] = []): CountedTicket =>
  ({ between: ["Brest", "Paris"], ...(points === undefined ? {} : { points }), done, routes, borrowed: [] });
const over = (sheets: SheetTold[], winners = [0]): ResultTold => ({ reason: "final round", sheets, winners });
const ROUTES = new Set(["Brest-Paris", "Paris-Zürich"]);

describe("the counting of a result", () => {
  const result = over([
    sheet({ routes: 20, tickets: 3, longest_path: 10 }, [ticket(5, false), ticket(8, true, ["Brest-Paris"])], { shown: { longest_path: ["Brest-Paris", "Paris-Zürich"] } }),
    sheet({ routes: 12, tickets: 4, longest_path: 0 }, [ticket(4, true)], { shown: { longest_path: ["Paris-Zürich"] } }),
  ]);
  const all = steps(result, ROUTES);

  test("goes line by line, tickets one by one and those that were completed first", () => {
    expect(all.map(({ line, seat, gains }) => [line, seat, ...gains])).toEqual([
      ["routes", undefined, 20, 12], ["tickets", 0, 8, 0], ["tickets", 0, -5, 0], ["tickets", 1, 0, 4], ["longest_path", undefined, 10, 0],
    ]);
  });

  test("ends with the totals that the server tells", () => {
    expect(totals(all, all.length, 2)).toEqual(result.sheets.map(({ total }) => total));
    expect(totals(all, 2, 2)).toEqual([28, 12]);
  });

  test("is of tickets where these bring no points", () => {
    expect([result, over([sheet({ tickets: 1 }, [ticket(undefined, true)])])].map(countsTickets)).toEqual([false, true]);
  });

  test("lights the way of a ticket, and the longest path of those who get points for it", () => {
    expect(all[1]?.lit).toEqual({ cities: ["Brest", "Paris"], routes: ["Brest-Paris"] });
    expect(all.at(-1)?.lit).toEqual({ cities: [], routes: ["Brest-Paris", "Paris-Zürich"] });
  });

  test("shows passengers colour by colour and big cities one by one", () => {
    const parts = (won: Record<string, number>): object => ({ parts: { passengers: won } });
    const found = steps(over([sheet({ passengers: 30 }, [], parts({ red: 20, blue: 10 })), sheet({ passengers: 20 }, [], parts({ blue: 20 }))]), ROUTES);
    expect(found.map(({ part, gains }) => [part, ...gains])).toEqual([["red", 20, 0], ["blue", 10, 20]]);
    expect(found.map(({ lit }) => lit)).toEqual([{}, {}]);
  });

  test("counts tickets without points as one each, and leaves out a bonus that nobody has", () => {
    const found = steps(over([sheet({ tickets: 1, bonus_tickets: 0 }, [ticket(undefined, true), ticket(undefined, false)])]), ROUTES);
    expect(found.map(({ gains }) => gains)).toEqual([[1], [0]]);
  });
});

test("winners come first, and equal seats share a place", () => {
  const result = over([sheet({ routes: 5 }), sheet({ routes: 9 }), sheet({ routes: 9 }), sheet({ routes: 5 })], [2]);
  expect(ranking(result).map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3], [3, 3]]);
});

test("the counting can be stepped through and skipped, and is over after its last step", () => {
  const all = steps(over([sheet({ routes: 1 }), sheet({ routes: 2 })]), ROUTES);
  const counting = new Counting(() => all, () => "off");
  counting.begin();
  expect([counting.shown, counting.runs, counting.over]).toEqual([1, false, false]);
  counting.next();
  expect([counting.current, counting.over]).toEqual([null, true]);
  counting.begin();
  counting.skip();
  expect(counting.over).toBe(true);
});

test("an ending is counted up once in a browser", () => {
  expect([seenBefore("table"), seenBefore("table"), seenBefore("other")]).toEqual([false, true, false]);
});

test("a seed is held against the fingerprint that was told before", async () => {
  const zeros = "00".repeat(32);
  const fingerprint = "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await fits(zeros, fingerprint)).toBe(true);
  expect(await fits("01".repeat(32), fingerprint)).toBe(false);
  expect(await fits("no seed", fingerprint)).toBeNull();
});

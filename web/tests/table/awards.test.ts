import { describe, expect, test } from "vitest";
import { awards, type FinishedGame } from "../../src/table/end/awards";
import { scoreBars } from "../../src/table/end/score_bars";
import type { CountedTicket } from "../../src/table/end/score_steps";
import type { GameEvent, SeatStatistics, SheetMessage } from "../../src/wire/types";

const sheet = (
  points: Record<string, number>,
  counts: Record<string, number> = {},
  tickets: CountedTicket[] = [],
): SheetMessage => ({
  points,
  counts,
  parts: {},
  shown: {},
  total: Object.values(points).reduce((sum, one) => sum + one, 0),
  tickets,
});
const ticket = (points: number | undefined, done: boolean): CountedTicket => ({
  between: ["Brest", "Paris"],
  ...(points === undefined ? {} : { points }),
  done,
  routes: [],
  borrowed: [],
});
const luck = (surplus: number, extra = 0, routes: Record<string, number> = {}): SeatStatistics => ({
  dealt: {},
  deck: {},
  row: {},
  routes,
  tickets: { drawn: 0, kept: 0, completed: 0, failed: 0, won: 0, lost: 0 },
  luck: { cards: 20, locomotives: 3 + surplus, locomotives_expected: 3, tunnels: 2, extra, extra_expected: 1 },
});
const game = (sheets: SheetMessage[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  result: { reason: "final round", sheets, winners: [0] },
  events: [],
  statistics: null,
  ...more,
});
const found = (finished: FinishedGame): unknown[] =>
  awards(finished).map(({ name, seats, value }) => [name, seats, value]);

describe("awards", () => {
  test("go to the seats that score a bonus, with the number that earned it", () => {
    const sheets = [
      sheet({ routes: 60, longest_path: 10 }, { longest_path_length: 26 }),
      sheet({ routes: 40, longest_path: 0 }, { longest_path_length: 19 }),
    ];
    expect(found(game(sheets))).toEqual([["longest_path", [0], 26]]);
  });

  test("exist only for what the game has", () => {
    expect(found(game([sheet({ routes: 60 }), sheet({ routes: 40 })]))).toEqual([]);
    const passengers = [
      sheet({ routes: 60 }, { passengers_collected: 4 }),
      sheet({ routes: 40 }, { passengers_collected: 9 }),
    ];
    expect(found(game(passengers))).toEqual([["most_passengers", [1], 9]]);
  });

  test("name the best completed ticket, unless two seats share its value", () => {
    const worth = (points: number): SheetMessage =>
      sheet({ tickets: 40 }, {}, [ticket(21, false), ticket(points, true)]);
    expect(awards(game([worth(8), sheet({ tickets: 30 }, {}, [ticket(13, true)])]))[0]).toEqual({
      name: "best_ticket",
      seats: [1],
      value: 13,
      between: ["Brest", "Paris"],
    });
    expect(found(game([worth(8), sheet({ tickets: 30 }, {}, [ticket(8, true)])]))).toEqual([]);
  });

  test("of luck need statistics and more than a little of it", () => {
    const sheets = [sheet({ routes: 60 }), sheet({ routes: 40 })];
    const seats = [luck(0.4, 0, { 3: 4 }), luck(2.5, 3, { 2: 1, 8: 1 })];
    expect(found(game(sheets, { statistics: { plies: [], points: {}, seats } }))).toEqual([
      ["luckiest", [1], 2.5],
      ["toughest_tunnels", [1], 3],
      ["longest_route", [1], 8],
    ]);
    expect(found(game(sheets, { statistics: { plies: [], points: {}, seats: [luck(0.4), luck(-1)] } }))).toEqual([]);
  });

  test("count robberies by their victim", () => {
    const robbed = (of: number): GameEvent => ({ type: "robbed", seat: 0, of, cards: "RR" });
    const finished = game([sheet({ tickets: 60 }), sheet({ tickets: 40 }), sheet({ tickets: 30 })], {
      events: [robbed(1), robbed(2), robbed(1)],
    });
    expect(found(finished)).toEqual([["most_robbed", [1], 2]]);
  });

  test("that every seat or three of them would share are left out", () => {
    const equal = (): SheetMessage => sheet({ routes: 40 }, { passengers_collected: 5 });
    expect(found(game([sheet({ routes: 60 }, { passengers_collected: 5 }), equal()]))).toEqual([]);
    expect(found(game([equal(), equal(), equal(), sheet({ routes: 10 })]))).not.toContainEqual(
      expect.arrayContaining(["most_passengers"]),
    );
  });

  test("call a narrow victory a photo finish, but not where tickets are counted", () => {
    expect(found(game([sheet({ routes: 42 }, {}, [ticket(5, false)]), sheet({ routes: 40 })]))).toEqual([
      ["photo_finish", [0], 2],
    ]);
    expect(found(game([sheet({ tickets: 6 }, {}, [ticket(undefined, true)]), sheet({ tickets: 5 })]))).toEqual([]);
  });
});

describe("the bars of a score", () => {
  const chart = scoreBars([
    sheet({ routes: 60, tickets: 20, stations: 0 }),
    sheet({ routes: 50, tickets: -20, stations: 0 }),
  ]);

  test("share one scale, with losses left of zero", () => {
    expect(chart.zero).toBe(20);
    expect(chart.bars[0]).toEqual([
      { line: "routes", points: 60, start: 20, width: 60 },
      { line: "tickets", points: 20, start: 80, width: 20 },
    ]);
    expect(chart.bars[1]).toEqual([
      { line: "routes", points: 50, start: 20, width: 50 },
      { line: "tickets", points: -20, start: 0, width: 20 },
    ]);
  });

  test("leave out sources without points", () => expect(chart.lines).toEqual(["routes", "tickets"]));

  test("are empty before anybody has scored", () =>
    expect(scoreBars([sheet({ routes: 0 })])).toEqual({ lines: [], zero: 0, bars: [[]] }));
});

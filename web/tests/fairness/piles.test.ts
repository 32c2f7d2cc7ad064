import { describe, expect, test } from "vitest";
import { Piles } from "../../src/fairness/piles";

type From = [string, number][];

/** Draws one after the other, all in one play or in that of each; returns whether all were possible. */
function drawn(draws: [From, string, ply?: number][]): boolean {
  const piles = new Piles(null);
  return draws.map(([from, what, ply = 1]) => piles.take({ from, drawn: what }, ply)).every(Boolean);
}

describe("cards", () => {
  test("lie in the deck until they are drawn", () => {
    expect(
      drawn([
        [
          [
            ["P", 2],
            ["L", 1],
          ],
          "P",
        ],
        [
          [
            ["P", 1],
            ["L", 1],
          ],
          "P",
        ],
        [[["L", 1]], "L"],
      ]),
    ).toBe(true);
    expect(
      drawn([
        [
          [
            ["P", 2],
            ["L", 1],
          ],
          "P",
        ],
        [
          [
            ["P", 1],
            ["L", 2],
          ],
          "P",
        ],
      ]),
    ).toBe(false);
    expect(
      drawn([
        [
          [
            ["P", 2],
            ["L", 1],
          ],
          "P",
        ],
        [
          [
            ["P", 2],
            ["L", 1],
          ],
          "P",
        ],
      ]),
    ).toBe(false);
  });

  test("come back once all are drawn, but no other ones", () => {
    const all: [From, string][] = [
      [
        [
          ["P", 1],
          ["L", 1],
        ],
        "P",
      ],
      [[["L", 1]], "L"],
    ];
    expect(drawn([...all, [[["P", 1]], "P"]])).toBe(true);
    expect(drawn([...all, [[["P", 2]], "P"]])).toBe(false);
    expect(drawn([...all, [[["W", 1]], "W"]])).toBe(false);
  });

  test("of another pile follow in the set-up once the first is used up, as passengers and then cards", () => {
    expect(
      drawn([
        [[["W", 1]], "W", 0],
        [
          [
            ["P", 12],
            ["L", 14],
          ],
          "P",
          0,
        ],
        [
          [
            ["P", 11],
            ["L", 14],
          ],
          "P",
          1,
        ],
      ]),
    ).toBe(true);
    expect(
      drawn([
        [[["W", 2]], "W", 0],
        [
          [
            ["P", 12],
            ["L", 14],
          ],
          "P",
          0,
        ],
      ]),
    ).toBe(false);
  });

  test("are ordered by kind", () => {
    expect(
      drawn([
        [
          [
            ["L", 14],
            ["P", 12],
          ],
          "P",
        ],
      ]),
    ).toBe(false);
  });
});

describe("tickets", () => {
  const deck: From = [
    ["A-B", 1],
    ["B-C", 1],
    ["C-D", 1],
  ];

  test("come back when they are put back", () => {
    expect(
      drawn([
        [deck, "B-C"],
        [
          [
            ["A-B", 1],
            ["C-D", 1],
          ],
          "A-B",
        ],
        [deck.slice(1), "C-D"],
      ]),
    ).toBe(true);
  });

  test("neither vanish nor appear nor change places", () => {
    expect(
      drawn([
        [deck, "B-C"],
        [[["A-B", 1]], "A-B"],
      ]),
    ).toBe(false);
    expect(
      drawn([
        [deck, "B-C"],
        [[...deck, ["D-E", 1]], "A-B"],
      ]),
    ).toBe(false);
    expect(
      drawn([
        [deck, "B-C"],
        [
          [
            ["C-D", 1],
            ["A-B", 1],
          ],
          "A-B",
        ],
      ]),
    ).toBe(false);
  });

  test("of two decks lie in piles of their own", () => {
    expect(
      drawn([
        [deck, "B-C"],
        [
          [
            ["X-Y", 1],
            ["Y-Z", 1],
          ],
          "X-Y",
        ],
        [
          [
            ["A-B", 1],
            ["C-D", 1],
          ],
          "C-D",
        ],
        [[["Y-Z", 1]], "Y-Z"],
      ]),
    ).toBe(true);
  });
});

test("numbers lie in no pile", () => {
  expect(
    drawn([
      [
        [
          ["0", 1],
          ["1", 1],
        ],
        "1",
      ],
      [
        [
          ["0", 1],
          ["1", 1],
          ["2", 1],
        ],
        "1",
      ],
    ]),
  ).toBe(true);
});

test("a pile has whole numbers of different things", () => {
  expect(
    drawn([
      [
        [
          ["P", 0.5],
          ["L", 1],
        ],
        "L",
      ],
    ]),
  ).toBe(false);
  expect(
    drawn([
      [
        [
          ["P", -1],
          ["L", 2],
        ],
        "L",
      ],
    ]),
  ).toBe(false);
  expect(
    drawn([
      [
        [
          ["P", 1],
          ["P", 1],
        ],
        "P",
      ],
    ]),
  ).toBe(false);
});

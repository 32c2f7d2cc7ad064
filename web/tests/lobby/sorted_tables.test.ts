import { expect, test } from "vitest";
import { opponents, ended, going } from "../../src/lobby/sorted_tables";
import type { MyTable } from "../../src/wire/types";

const table = (changes: Partial<MyTable>): MyTable => ({
  table: "a",
  game: "europe",
  title: "Europe",
  status: "playing",
  names: ["Ada", "Ben", ""],
  open: 1,
  ply: 3,
  clock: "none",
  lesson: false,
  exercise: false,
  created: 1,
  seat: 0,
  my_turn: false,
  webhook: false,
  ...changes,
});
const ids = (tables: MyTable[]): string[] => tables.map((one) => one.table);

test("tables awaiting the player come first, then the newest", () => {
  const tables = [
    table({ table: "old" }),
    table({ table: "new", created: 9 }),
    table({ table: "mine", my_turn: true }),
    table({ table: "over", status: "over" }),
  ];
  expect(ids(going(tables))).toEqual(["mine", "new", "old"]);
  expect(ids(ended(tables))).toEqual(["over"]);
});

test("two seats at one table share an entry, and the turn of either counts", () => {
  const [one, ...others] = going([table({ seat: 0 }), table({ seat: 1, my_turn: true })]);
  expect(one?.my_turn).toBe(true);
  expect(others).toEqual([]);
});

test("companions are the other people at the table", () => {
  expect(opponents(table({}))).toEqual(["Ben"]);
});

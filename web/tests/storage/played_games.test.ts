import { beforeEach, expect, test } from "vitest";
import { keepGames, mergeGames, playedGames } from "../../src/storage/played_games";
import { against, played } from "../me/played";

beforeEach(() => localStorage.clear());

test("results survive a reload, newest first", () => {
  expect(keepGames([against("old", 1, 50, false)])).toBe(true);
  keepGames([against("new", 2, 60, true)]);
  expect(playedGames().map(({ table }) => table)).toEqual(["new", "old"]);
});

test("merging the same games again changes nothing, in either order", () => {
  const mine = [against("A", 1, 50, false), against("B", 2, 60, true)];
  const theirs = [against("B", 2, 60, true), against("C", 3, 70, true)];
  const all = mergeGames(mine, theirs);
  expect(all.map(({ table }) => table)).toEqual(["C", "B", "A"]);
  expect(mergeGames(all, theirs)).toEqual(all);
  expect(mergeGames(theirs, mine)).toEqual(all);
});

test("a table seen on two devices keeps the time it was seen first, and this device's seat", () => {
  const [one] = mergeGames([played({ at: 9, me: 0 })], [played({ at: 5, me: 1 })]);
  expect(one).toEqual(played({ at: 5, me: 0 }));
});

test("a broken entry takes no other with it", () => {
  localStorage.setItem("whistlestop.games", JSON.stringify([{ table: "?" }, played({})]));
  expect(playedGames()).toEqual([played({})]);
});

import { expect, test } from "vitest";
import { byGame, favouriteOpponents, myPlace, streaks, tally } from "../../src/me/game_statistics";
import { against, played, seat } from "./played";

test("wins, best scores and means are counted by game, the most played first", () => {
  const usa = played({ table: "U", game: "usa", title: "USA" });
  const games = [usa, against("A", 1, 80, false), against("B", 2, 130, true)];
  expect(tally(games)).toEqual({ played: 3, won: 2 });
  expect(byGame(games)).toEqual([
    { game: "europe", title: "Europe", counted: "points", played: 2, won: 1, best: 130, mean: 105 },
    { game: "usa", title: "USA", counted: "points", played: 1, won: 1, best: 120, mean: 120 },
  ]);
});

test("a streak is of wins in the order they were played, and a loss ends it", () => {
  const games = [
    against("E", 5, 110, true),
    against("C", 3, 110, true),
    against("D", 4, 90, false),
    against("B", 2, 110, true),
  ];
  expect(streaks(games)).toEqual({ current: 1, longest: 2 });
  expect(streaks([])).toEqual({ current: 0, longest: 0 });
});

test("a game with moves taken back is played, but is no record and part of no streak", () => {
  const games = [against("A", 1, 90, true), against("B", 2, 999, true, true)];
  expect(byGame(games)).toMatchObject([{ played: 2, won: 2, best: 90, mean: 90 }]);
  expect(streaks(games)).toEqual({ current: 1, longest: 1 });
  expect(byGame(games.slice(1))).toMatchObject([{ best: null, mean: null }]);
});

test("two bots of a kind are one opponent, met once a game; a person with a bot's name is another", () => {
  const bots = played({
    seats: [seat("Ada", 9, true), seat("planner-easy 1", 5, false, "bot"), seat("planner-easy 2", 5, false, "bot")],
  });
  const namesake = played({ table: "T2", seats: [seat("Ada", 3), seat("planner-easy", 8, true)] });
  expect(favouriteOpponents([bots, { ...bots, table: "T3" }, namesake])).toEqual([
    { kind: "bot", name: "planner-easy", played: 2, won: 2 },
    { kind: "person", name: "planner-easy", played: 1, won: 0 },
  ]);
});

test("the place is that of the ranking: a tie-break sets the winner apart, equal others share", () => {
  const seats = [seat("Ada", 90), seat("Ben", 100, true), seat("Cleo", 100), seat("Dan", 90)];
  expect(seats.map((_, me) => myPlace(played({ seats, me })))).toEqual([3, 1, 2, 3]);
});

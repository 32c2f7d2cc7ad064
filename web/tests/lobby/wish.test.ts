import { beforeEach, describe, expect, test } from "vitest";
import { company } from "../../src/lobby/company";
import { friendliest, levelOf, otherBots } from "../../src/lobby/levels";
import { atOnce, fitted, kept, recalled, sized, usual, waits, written, type Wish } from "../../src/lobby/wish";
import type { GameLine } from "../../src/wire/types";

const game: GameLine = {
  name: "europe",
  title: "Europe",
  summary: "",
  seats: [2, 3, 4, 5],
  options: { no_stations: "Nobody has stations." },
  lesson: true,
  bots: ["random", "planner-easy", "planner-medium", "planner"].map((name) => ({ name, about: name })),
};
const easy = { kind: "bot", bot: "planner-easy" } as const;
const strong = { kind: "bot", bot: "planner" } as const;
const wish = (changes: Partial<Wish>): Wish => ({ ...usual(game), ...changes });

beforeEach(() => localStorage.clear());

describe("a wish for a table", () => {
  test("is one friendly bot for somebody who has never chosen", () => {
    expect(usual(game).seats).toEqual([{ kind: "me" }, easy]);
  });

  test("grows with the bot that plays already, and forgets a beginner who has no seat any more", () => {
    const grown = sized(wish({ seats: [{ kind: "me" }, strong], first: 1 }), 4, game);
    expect(grown.seats).toEqual([{ kind: "me" }, strong, strong, strong]);
    expect(grown.first).toBe(1);
    expect(sized({ ...grown, first: 3 }, 2, game).first).toBeNull();
  });

  test("lets bots take open seats when one press is to start it", () => {
    const open = wish({ seats: [{ kind: "me" }, { kind: "open" }, strong], public: true });
    expect(atOnce(open, game).seats).toEqual([{ kind: "me" }, strong, strong]);
    expect(waits(open)).toBe(true);
    expect(waits(atOnce(open, game))).toBe(false);
  });

  test("is written as the server wants it, and starts unless it waits", () => {
    const told = written(wish({ seats: [{ kind: "me" }, { kind: "friend", name: " Ben " }, { kind: "friend", name: "" }] }), "europe", " Ada ");
    expect(told.seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "me", name: "Ben" }, { kind: "me", name: "Friend 1" }]);
    expect(told.start).toBe(true);
    expect(written(wish({ seats: [{ kind: "me" }, { kind: "open" }] }), "europe", "").start).toBe(false);
  });

  test("is remembered for its game", () => {
    const chosen = wish({ seats: [{ kind: "me" }, strong, { kind: "open" }], clock: "fast", options: ["no_stations"] });
    kept("europe", chosen);
    expect(recalled(game)).toEqual(chosen);
    expect(recalled({ ...game, name: "usa" })).toEqual(usual(game));
  });

  test("loses what the game does not know any more", () => {
    const old = wish({ seats: [{ kind: "me" }, { kind: "bot", bot: "gone" }], options: ["gone", "no_stations"] });
    expect(fitted(old, { ...game, seats: [3, 4] })).toMatchObject({ seats: [{ kind: "me" }, easy, easy], options: ["no_stations"] });
  });

  test("is the usual one when what was remembered is broken", () => {
    localStorage.setItem("whistlestop.wish.europe", '{"seats": [{"kind": "cat"}]}');
    expect(recalled(game)).toEqual(usual(game));
  });
});

describe("those who will play", () => {
  test("are told with levels in words", () => {
    expect(company(usual(game))).toBe("You and an easy bot");
    const four = wish({ seats: [{ kind: "me" }, strong, strong, { kind: "friend", name: "Ben" }] });
    expect(company(four)).toBe("You, Ben and 2 strong bots");
    expect(company(wish({ seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] }))).toBe("You and Random bot");
  });

  test("are friendly bots where nobody chose, whatever bots there are", () => {
    expect(friendliest(game.bots)).toBe("planner-easy");
    expect(friendliest([{ name: "random", about: "" }, { name: "greedy", about: "" }])).toBe("greedy");
    expect(otherBots(game.bots).map(({ name }) => name)).toEqual(["random"]);
    expect(levelOf("planner")).toBe("strong");
  });
});

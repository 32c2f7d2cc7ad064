import { beforeEach, describe, expect, test } from "vitest";
import { playerSummary } from "../../src/new_game/player_summary";
import { easiestBot, levelOf, otherBots } from "../../src/new_game/bot_levels";
import {
  withoutWaiting,
  fitToGame,
  rememberSetup,
  lastSetup,
  withSeatCount,
  defaultSetup,
  hasOpenSeats,
  isForBotsAlone,
  toRequest,
  coloursOf,
  withColour,
  withBotsAlone,
  withSeat,
  withCharacters,
  withMe,
  type GameSetup,
} from "../../src/new_game/game_setup";
import { usesAdvanced } from "../../src/new_game/advanced";
import type { GameLine } from "../../src/wire/types";

const CAST: Record<string, string[]> = { "planner-easy": ["Emil", "Mina"], planner: ["Viktor", "Clara", "Hugo"] };
const game: GameLine = {
  name: "europe",
  title: "Europe",
  summary: "",
  words: {},
  seats: [2, 3, 4, 5],
  options: { no_stations: "Nobody has stations." },
  lesson: true,
  bots: ["random", "planner-easy", "planner-medium", "planner"].map((name) => ({
    name,
    about: name,
    characters: CAST[name] ?? [],
  })),
};
const easy = { kind: "bot", bot: "planner-easy" } as const;
const strong = { kind: "bot", bot: "planner" } as const;
const setup = (changes: Partial<GameSetup>): GameSetup => ({ ...defaultSetup(game), ...changes });

beforeEach(() => localStorage.clear());

describe("a game setup", () => {
  test("defaults to one easy bot", () => {
    expect(defaultSetup(game).seats).toEqual([{ kind: "me" }, easy]);
  });

  test("adds copies of the chosen bot, and drops a first player whose seat is gone", () => {
    const grown = withSeatCount(setup({ seats: [{ kind: "me" }, strong], first: 1 }), 4, game);
    expect(grown.seats).toEqual([{ kind: "me" }, strong, strong, strong]);
    expect(grown.first).toBe(1);
    expect(withSeatCount({ ...grown, first: 3 }, 2, game).first).toBeNull();
  });

  test("fills open seats with bots for an immediate start", () => {
    const open = setup({ seats: [{ kind: "me" }, { kind: "open" }, strong], public: true });
    expect(withoutWaiting(open, game).seats).toEqual([{ kind: "me" }, strong, strong]);
    expect(hasOpenSeats(open)).toBe(true);
    expect(hasOpenSeats(withoutWaiting(open, game))).toBe(false);
  });

  test("gives every seat to a bot for those who only watch", () => {
    const wish = setup({
      seats: [{ kind: "me" }, { kind: "open" }, strong, { kind: "friend", name: "Ben" }],
      public: true,
    });
    const watched = withBotsAlone(wish, game);
    expect(watched.seats).toEqual([strong, strong, strong, strong]);
    expect([isForBotsAlone(wish), isForBotsAlone(watched)]).toEqual([false, true]);
    expect(toRequest(watched, "europe", "Ada")).toMatchObject({ start: true, public: false });
    expect(withMe(watched).seats).toEqual([{ kind: "me" }, strong, strong, strong]);
    expect(withBotsAlone(setup({ seats: [{ kind: "me" }, { kind: "open" }] }), game).seats).toEqual([easy, easy]);
  });

  test("lets this person play again by default after a game of bots", () => {
    rememberSetup("europe", setup({ seats: [strong, strong] }));
    expect(lastSetup(game).seats).toEqual([{ kind: "me" }, strong]);
  });

  test("becomes a request that starts at once unless seats are open", () => {
    const request = toRequest(
      setup({ seats: [{ kind: "me" }, { kind: "friend", name: " Ben " }, { kind: "friend", name: "" }] }),
      "europe",
      " Ada ",
    );
    expect(request.seats).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "me", name: "Ben" },
      { kind: "me", name: "Friend 1" },
    ]);
    expect(request.start).toBe(true);
    expect(toRequest(setup({ seats: [{ kind: "me" }, { kind: "open" }] }), "europe", "").start).toBe(false);
  });

  test("is remembered per game", () => {
    const chosen = setup({
      seats: [{ kind: "me" }, strong, { kind: "open" }],
      clock: "fast",
      options: ["no_stations"],
    });
    rememberSetup("europe", chosen);
    expect(lastSetup(game)).toEqual(chosen);
    expect(lastSetup({ ...game, name: "usa" })).toEqual(defaultSetup(game));
  });

  test("drops bots and options that the game no longer has", () => {
    const old = setup({ seats: [{ kind: "me" }, { kind: "bot", bot: "gone" }], options: ["gone", "no_stations"] });
    expect(fitToGame(old, { ...game, seats: [3, 4] })).toMatchObject({
      seats: [{ kind: "me" }, easy, easy],
      options: ["no_stations"],
    });
  });

  test("falls back to the default if the stored one is invalid", () => {
    localStorage.setItem("whistlestop.wish.europe", '{"seats": [{"kind": "cat"}]}');
    expect(lastSetup(game)).toEqual(defaultSetup(game));
  });
});

describe("the players of a setup", () => {
  test("are summarised with their names, and bots with their levels", () => {
    expect(playerSummary(withCharacters(defaultSetup(game), game))).toBe("You and Emil (easy)");
    const four = setup({ seats: [{ kind: "me" }, strong, strong, { kind: "friend", name: "Ben" }] });
    expect(playerSummary(withCharacters(four, game))).toBe("You, Viktor (strong), Clara (strong) and Ben");
    expect(playerSummary(setup({ seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] }))).toBe(
      "You and Random bot",
    );
  });

  test("never include one character twice, nor a namesake of a person", () => {
    const clara = { ...strong, name: "Clara" };
    const people: GameSetup["seats"] = [{ kind: "me" }, { kind: "friend", name: "Hugo" }];
    const cast = withCharacters(setup({ seats: [...people, clara, clara, strong, strong] }), game, " Emil ");
    expect(cast.seats.slice(2)).toEqual([clara, { ...strong, name: "Viktor" }, strong, strong]);
    expect(withCharacters(defaultSetup(game), game, "Emil").seats[1]).toEqual({ ...easy, name: "Mina" });
    expect(withCharacters(setup({ seats: [{ kind: "bot", bot: "random" }] }), game).seats).toEqual([
      { kind: "bot", bot: "random" },
    ]);
  });

  test("choose colours, which are swapped and never shared", () => {
    const three = setup({ seats: [{ kind: "me" }, { kind: "friend", name: "Ben" }, strong] });
    expect(coloursOf(three)).toEqual([0, 1, 2]);
    const painted = withColour(three, 0, 2); // the bot's
    expect(coloursOf(painted)).toEqual([2, 1, 0]);
    const swapped = withColour(painted, 1, 2);
    expect(coloursOf(swapped)).toEqual([1, 2, 0]);
    expect(toRequest(swapped, "europe", "Ada").seats).toEqual([
      { kind: "me", name: "Ada", colour: 1 },
      { kind: "me", name: "Ben", colour: 2 },
      strong,
    ]);
    rememberSetup("europe", swapped);
    expect(lastSetup(game)).toEqual(swapped);
    localStorage.setItem("whistlestop.wish.europe", JSON.stringify(withColour(three, 0, 9)));
    expect(lastSetup(game)).toEqual(defaultSetup(game));
  });

  test("swap places with a character that is chosen twice", () => {
    const two = withCharacters(setup({ seats: [{ kind: "me" }, strong, strong] }), game);
    const swapped = withCharacters(withSeat(two, 2, { ...strong, name: "Viktor" }), game);
    expect(swapped.seats.slice(1)).toEqual([
      { ...strong, name: "Clara" },
      { ...strong, name: "Viktor" },
    ]);
  });

  test("replace a character that no longer plays", () => {
    const gone = setup({ seats: [{ kind: "me" }, { ...easy, name: "Gone" }] });
    expect(withCharacters(gone, game).seats[1]).toEqual({ ...easy, name: "Emil" });
  });

  test("need the advanced options only for comparisons", () => {
    expect(usesAdvanced(defaultSetup(game))).toBe(false);
    expect(usesAdvanced(setup({ options: ["no_stations"] }))).toBe(true);
    expect(usesAdvanced(setup({ options: ["open_stacks"] }))).toBe(false);
    expect(usesAdvanced(setup({ seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] }))).toBe(true);
  });

  test("include the easiest bot available by default", () => {
    expect(easiestBot(game.bots)).toBe("planner-easy");
    expect(
      easiestBot([
        { name: "random", about: "", characters: [] },
        { name: "greedy", about: "", characters: [] },
      ]),
    ).toBe("greedy");
    expect(otherBots(game.bots).map(({ name }) => name)).toEqual(["random"]);
    expect(levelOf("planner")).toBe("strong");
  });
});

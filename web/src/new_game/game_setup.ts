/** The setup of a new game; the last one is remembered for each game. */

import { recall, remember } from "../storage/browser_storage";
import { COLOURS } from "../theme/tokens";
import type { GameLine, NewTable } from "../wire/types";
import { words } from "../words/words.svelte";
import { easiestBot } from "./bot_levels";

/** A person without a colour has the usual one of the seat; a bot without a name is any of its characters. */
export type SeatSetup =
  | { kind: "me"; colour?: number }
  | { kind: "friend"; name: string; colour?: number }
  | { kind: "open" }
  | { kind: "bot"; bot: string; name?: string };

export interface GameSetup {
  seats: SeatSetup[];
  options: string[];
  /** The seat that goes first; null for random. */
  first: number | null;
  clock: NonNullable<NewTable["clock"]>;
  pace: NonNullable<NewTable["pace"]>;
  aids: boolean;
  takeBack: boolean;
  public: boolean;
}

export const CLOCKS = ["none", "relaxed", "fast"] as const;
export const PACES = ["natural", "fast", "instant"] as const;

/** Returns the setup with a character for every bot that has any, each at most once and namesake of nobody. */
export function withCharacters(wish: GameSetup, game: GameLine, me = ""): GameSetup {
  const taken = new Set([me.trim(), ...wish.seats.map((seat) => (seat.kind === "friend" ? seat.name.trim() : ""))]);
  const castOf = (bot: string): readonly string[] => game.bots.find(({ name }) => name === bot)?.characters ?? [];
  const take = (name: string | undefined, bot: string): boolean => {
    if (name === undefined || taken.has(name) || !castOf(bot).includes(name)) return false;
    taken.add(name);
    return true;
  };
  const kept = wish.seats.map((seat) => seat.kind === "bot" && take(seat.name, seat.bot));
  const seats = wish.seats.map((seat, place): SeatSetup => {
    if (seat.kind !== "bot" || kept[place]) return seat;
    const name = castOf(seat.bot).find((one) => take(one, seat.bot));
    return { kind: "bot", bot: seat.bot, ...(name ? { name } : {}) };
  });
  return { ...wish, seats };
}

/** Returns the setup with another player in a seat; a bot that had the same character changes to another one. */
export function withSeat(wish: GameSetup, place: number, player: SeatSetup): GameSetup {
  const chosen = player.kind === "bot" ? player.name : undefined;
  const seats = wish.seats.map((seat, at): SeatSetup => {
    if (at === place) return player;
    return seat.kind === "bot" && chosen && seat.name === chosen ? { kind: "bot", bot: seat.bot } : seat;
  });
  return { ...wish, seats };
}

const colourOf = (seat: SeatSetup): number | undefined =>
  seat.kind === "me" || seat.kind === "friend" ? seat.colour : undefined;

/** Returns the colours of all seats as the server gives them: the seat that had a chosen colour gets the other's. */
export function coloursOf({ seats }: Pick<GameSetup, "seats">): number[] {
  const colours = [...seats.keys()];
  seats.forEach((seat, place) => {
    const [colour, old] = [colourOf(seat), colours[place]];
    if (colour === undefined || old === undefined) return;
    const other = colours.indexOf(colour);
    if (other >= 0) colours[other] = old;
    colours[place] = colour;
  });
  return colours;
}

/** Returns the setup with another colour for a seat; a person who has it gets the other's. */
export function withColour(wish: GameSetup, place: number, colour: number): GameSetup {
  const colours = coloursOf(wish);
  const [old = place, other] = [colours[place], colours.indexOf(colour)];
  const seats = wish.seats.map((seat, at): SeatSetup => {
    if (seat.kind !== "me" && seat.kind !== "friend") return seat;
    return { ...seat, colour: at === place ? colour : at === other ? old : (colours[at] ?? at) };
  });
  return { ...wish, seats };
}

/** Returns the default setup: one easy bot. */
export function defaultSetup(game: GameLine): GameSetup {
  const seats: SeatSetup[] = [{ kind: "me" }];
  const wish: GameSetup = {
    seats,
    options: [],
    first: null,
    clock: "none",
    pace: "natural",
    aids: true,
    takeBack: true,
    public: false,
  };
  return withSeatCount(wish, Math.max(2, game.seats[0] ?? 2), game);
}

/** Returns the setup with another number of seats; new seats get the bot that is already playing. */
export function withSeatCount(wish: GameSetup, seats: number, game: GameLine): GameSetup {
  const added = anotherBot(wish, game);
  const filled = Array.from({ length: seats }, (_, place) => wish.seats[place] ?? { ...added });
  return { ...wish, seats: filled, first: wish.first !== null && wish.first < seats ? wish.first : null };
}

/** Returns a bot of the level that is already playing. */
function anotherBot(wish: GameSetup, game: GameLine): SeatSetup {
  const known = wish.seats.find((seat) => seat.kind === "bot");
  return { kind: "bot", bot: known?.bot ?? easiestBot(game.bots) };
}

/** Adapts a remembered setup to the bots, options and seats that the game offers now. */
export function fitToGame(wish: GameSetup, game: GameLine): GameSetup {
  const bots = new Set(game.bots.map(({ name }) => name));
  const seats = wish.seats.map((seat): SeatSetup => {
    return seat.kind === "bot" && !bots.has(seat.bot) ? { kind: "bot", bot: easiestBot(game.bots) } : seat;
  });
  if (!seats.some(({ kind }) => kind === "me")) seats[0] = { kind: "me" };
  const options = wish.options.filter((option) => option in game.options);
  const nearest = [...game.seats].sort((a, b) => Math.abs(a - seats.length) - Math.abs(b - seats.length))[0];
  return withSeatCount({ ...wish, seats, options }, nearest ?? seats.length, game);
}

/** Returns the setup for a quick start: open seats are given to bots. */
export function withoutWaiting(wish: GameSetup, game: GameLine): GameSetup {
  const bot = anotherBot(wish, game);
  return { ...wish, public: false, seats: wish.seats.map((seat) => (seat.kind === "open" ? { ...bot } : seat)) };
}

/** Returns whether bots play every seat. */
export const isForBotsAlone = (wish: GameSetup): boolean => wish.seats.every(({ kind }) => kind === "bot");

/** Returns the setup with a bot in every seat. */
export function withBotsAlone(wish: GameSetup, game: GameLine): GameSetup {
  const bot = anotherBot(wish, game);
  return { ...wish, public: false, seats: wish.seats.map((seat) => (seat.kind === "bot" ? seat : { ...bot })) };
}

/** Returns the setup with the first seat for this person. */
export function withMe(wish: GameSetup): GameSetup {
  return { ...wish, seats: wish.seats.map((seat, place): SeatSetup => (place === 0 ? { kind: "me" } : seat)) };
}

/** Returns whether anyone has to join first. */
export const hasOpenSeats = (wish: GameSetup): boolean => wish.seats.some(({ kind }) => kind === "open");

/** Returns the request that creates the table; without open seats the game starts at once. */
export function toRequest(wish: GameSetup, game: string, name: string): NewTable {
  let friends = 0;
  const seats = wish.seats.map((seat): NewTable["seats"][number] => {
    if (seat.kind === "bot" || seat.kind === "open") return seat;
    const colour = seat.colour === undefined ? {} : { colour: seat.colour };
    if (seat.kind === "me") return { kind: "me", name: name.trim() || words.lobby.who.nobody, ...colour };
    return { kind: "me", name: seat.name.trim() || words.lobby.make.friendUsual(++friends), ...colour };
  });
  const { options, first, clock, pace, aids, takeBack } = wish;
  const settings = { options, first, clock, pace, aids, take_back: takeBack, public: wish.public };
  return { game, seats, ...settings, start: !hasOpenSeats(wish) };
}

/** Returns the last setup of a game, or the default. */
export function lastSetup(game: GameLine): GameSetup {
  const rememberSetup = recall(`${KEY}${game.name}`, isWish);
  return rememberSetup ? fitToGame({ ...defaultSetup(game), ...rememberSetup }, game) : defaultSetup(game);
}

export function rememberSetup(game: string, wish: GameSetup): void {
  remember(`${KEY}${game}`, wish);
}

const KEY = "whistlestop.wish.";

function isWish(value: unknown): value is GameSetup {
  const wish = value as Partial<GameSetup> | null;
  return (
    typeof wish === "object" &&
    wish !== null &&
    Array.isArray(wish.seats) &&
    wish.seats.length > 0 &&
    wish.seats.every(isSeat) &&
    Array.isArray(wish.options) &&
    wish.options.every((one) => typeof one === "string") &&
    (wish.first === null || typeof wish.first === "number") &&
    CLOCKS.some((one) => one === wish.clock) &&
    PACES.some((one) => one === wish.pace) &&
    typeof wish.aids === "boolean" &&
    typeof wish.public === "boolean"
  );
}

function isSeat(value: unknown): value is SeatSetup {
  const seat = value as Partial<Record<"kind" | "name" | "bot" | "colour", unknown>> | null;
  if (typeof seat !== "object" || seat === null) return false;
  const { colour } = seat;
  if (colour !== undefined && !(Number.isInteger(colour) && Number(colour) >= 0 && Number(colour) < COLOURS))
    return false;
  if (seat.kind === "friend") return typeof seat.name === "string";
  if (seat.kind === "bot") return typeof seat.bot === "string" && ["string", "undefined"].includes(typeof seat.name);
  return seat.kind === "me" || seat.kind === "open";
}

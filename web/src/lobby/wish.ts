/** What a person wants a new table to be like; the last wish for each game is remembered. */

import { recall, remember } from "../wire/session";
import type { GameLine, NewTable } from "../wire/types";
import { words } from "../words/words.svelte";
import { friendliest } from "./levels";

export type SeatWish =
  | { kind: "me" }
  | { kind: "friend"; name: string }
  | { kind: "open" }
  | { kind: "bot"; bot: string };

export interface Wish {
  seats: SeatWish[];
  options: string[];
  /** The seat that begins; null for chance. */
  first: number | null;
  clock: NonNullable<NewTable["clock"]>;
  pace: NonNullable<NewTable["pace"]>;
  aids: boolean;
  public: boolean;
}

export const CLOCKS = ["none", "relaxed", "fast"] as const;
export const PACES = ["natural", "fast", "instant"] as const;

/** The table of somebody who has never chosen: one friendly bot. */
export function usual(game: GameLine): Wish {
  const seats: SeatWish[] = [{ kind: "me" }];
  const wish: Wish = { seats, options: [], first: null, clock: "none", pace: "natural", aids: true, public: false };
  return sized(wish, Math.max(2, game.seats[0] ?? 2), game);
}

/** The same table with another number of seats; those that are added get the bot that plays already. */
export function sized(wish: Wish, seats: number, game: GameLine): Wish {
  const known = wish.seats.find((seat) => seat.kind === "bot");
  const added: SeatWish = known ?? { kind: "bot", bot: friendliest(game.bots) };
  const filled = Array.from({ length: seats }, (_, place) => wish.seats[place] ?? { ...added });
  return { ...wish, seats: filled, first: wish.first !== null && wish.first < seats ? wish.first : null };
}

/** The same table as far as the game knows it today: bots, options and numbers of seats can have gone. */
export function fitted(wish: Wish, game: GameLine): Wish {
  const bots = new Set(game.bots.map(({ name }) => name));
  const seats = wish.seats.map((seat): SeatWish => {
    return seat.kind === "bot" && !bots.has(seat.bot) ? { kind: "bot", bot: friendliest(game.bots) } : seat;
  });
  if (!seats.some(({ kind }) => kind === "me")) seats[0] = { kind: "me" };
  const options = wish.options.filter((option) => option in game.options);
  const nearest = [...game.seats].sort((a, b) => Math.abs(a - seats.length) - Math.abs(b - seats.length))[0];
  return sized({ ...wish, seats, options }, nearest ?? seats.length, game);
}

/** The table that one press lays: what was wanted last, with bots where it would have to wait for others. */
export function atOnce(wish: Wish, game: GameLine): Wish {
  const known = wish.seats.find((seat) => seat.kind === "bot");
  const bot: SeatWish = known ?? { kind: "bot", bot: friendliest(game.bots) };
  return { ...wish, public: false, seats: wish.seats.map((seat) => (seat.kind === "open" ? { ...bot } : seat)) };
}

/** Says whether the table has to wait for somebody. */
export const waits = (wish: Wish): boolean => wish.seats.some(({ kind }) => kind === "open");

/** Writes a wish as the server wants it; a table that waits for nobody begins at once. */
export function written(wish: Wish, game: string, name: string): NewTable {
  let friends = 0;
  const seats = wish.seats.map((seat): NewTable["seats"][number] => {
    if (seat.kind === "me") return { kind: "me", name: name.trim() || words.lobby.who.nobody };
    if (seat.kind === "friend") return { kind: "me", name: seat.name.trim() || words.lobby.make.friendUsual(++friends) };
    return seat;
  });
  const { options, first, clock, pace, aids } = wish;
  return { game, seats, options, first, clock, pace, aids, public: wish.public, start: !waits(wish) };
}

/** Recalls the last wish for a game, or makes the usual one. */
export function recalled(game: GameLine): Wish {
  const kept = recall(`${KEY}${game.name}`, isWish);
  return kept ? fitted(kept, game) : usual(game);
}

export function kept(game: string, wish: Wish): void {
  remember(`${KEY}${game}`, wish);
}

const KEY = "whistlestop.wish.";

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  return (
    typeof wish === "object" && wish !== null &&
    Array.isArray(wish.seats) && wish.seats.length > 0 && wish.seats.every(isSeat) &&
    Array.isArray(wish.options) && wish.options.every((one) => typeof one === "string") &&
    (wish.first === null || typeof wish.first === "number") &&
    CLOCKS.some((one) => one === wish.clock) && PACES.some((one) => one === wish.pace) &&
    typeof wish.aids === "boolean" && typeof wish.public === "boolean"
  );
}

function isSeat(value: unknown): value is SeatWish {
  const seat = value as Partial<Record<"kind" | "name" | "bot", unknown>> | null;
  if (typeof seat !== "object" || seat === null) return false;
  if (seat.kind === "friend") return typeof seat.name === "string";
  return seat.kind === "bot" ? typeof seat.bot === "string" : seat.kind === "me" || seat.kind === "open";
}

/** The tokens of this browser's seats. */

import { recall, remember } from "./browser_storage";

const SEATS = "whistlestop.secrets";
const MOST_TABLES = 200;

type Tokens = Record<string, string[]>;

/** Tokens of this visit, where they can't be stored. */
let unstored: Tokens | null = null;

/** Returns the tokens of a table; several of them are a hot seat. */
export function tokensOf(table: string): string[] {
  return all()[table] ?? [];
}

/** Returns all seats, newest table first, as `myTables` expects them. */
export function mySeats(): { table: string; token: string }[] {
  const seats = Object.entries(all()).flatMap(([table, tokens]) => tokens.map((token) => ({ table, token })));
  return seats.slice(0, MOST_TABLES);
}

/** Stores tokens; returns whether they survive a reload. */
export function keepTokens(table: string, ...tokens: string[]): boolean {
  return write(table, [...new Set([...tokensOf(table), ...tokens])]);
}

/** Forgets one token, or all of a table. */
export function forgetTokens(table: string, token?: string): boolean {
  return write(table, token === undefined ? [] : tokensOf(table).filter((one) => one !== token));
}

function all(): Tokens {
  return unstored ?? recall(SEATS, areTokens) ?? {};
}

function write(table: string, tokens: string[]): boolean {
  const { [table]: _, ...others } = all();
  const kept = tokens.length ? { [table]: tokens, ...others } : others;
  const stored = remember(SEATS, kept);
  unstored = stored ? null : kept;
  return stored;
}

function areTokens(value: unknown): value is Tokens {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => Array.isArray(one) && one.every((token) => typeof token === "string"))
  );
}

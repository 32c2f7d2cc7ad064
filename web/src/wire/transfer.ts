/** The own seats as a text for another device: ids and secrets, which stand behind `#` of a link and nowhere else. */

import { keepTokens, mySeats } from "./session";

export interface Seat {
  table: string;
  token: string;
}

const WORD = "[A-Za-z0-9_-]{1,80}";
const TEXT = new RegExp(`(${WORD}\\.${WORD}(?:~${WORD}\\.${WORD})*)\\s*$`);
/** The server looks up so many at once. */
const MOST = 200;

/** Writes seats down. */
export const written = (seats: readonly Seat[]): string => seats.map(({ table, token }) => `${table}.${token}`).join("~");

/** Reads seats from a link or from the text behind its `#`; null if there are none in it. */
export function read(text: string): Seat[] | null {
  const found = TEXT.exec(text.trim())?.[1];
  if (!found) return null;
  return found.split("~").slice(0, MOST).map((one) => {
    const [table = "", token = ""] = one.split(".");
    return { table, token };
  });
}

/** Leaves out the seats that this browser has already. */
export function unknown(seats: readonly Seat[]): Seat[] {
  const mine = new Set(written(mySeats()).split("~"));
  return seats.filter((seat) => !mine.has(written([seat])));
}

/** Takes seats over, beside those that this browser has; says whether they will be there after a reload. */
export function takeOver(seats: readonly Seat[]): boolean {
  return seats.map(({ table, token }) => keepTokens(table, token)).every(Boolean);
}

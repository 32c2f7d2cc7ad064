/** Seats as text for another device: ids, tokens and nonces, which stand only after the `#` of a link. */

import { keepNonce, receiptOf } from "./receipts";
import { keepTokens, mySeats } from "./seat_tokens";

export interface Seat {
  table: string;
  token: string;
  /** The seat's nonce and the server's first commitment, in hexadecimal, if this browser takes part in the shuffles. */
  nonce?: string;
  commitment?: string;
}

const WORD = "[A-Za-z0-9_-]{1,80}";
const SEAT = `${WORD}\\.${WORD}(?:\\.[0-9a-f]{64}\\.[0-9a-f]{64})?`;
const TEXT = new RegExp(`(?<![A-Za-z0-9_.~-])(${SEAT}(?:~${SEAT})*)\\s*$`);
const PREFIX = "sha256:";
/** The most that the server looks up at once. */
const MOST = 200;

/** Formats seats as text. */
export const formatSeats = (seats: readonly Seat[]): string =>
  seats
    .map(({ table, token, nonce, commitment }) =>
      [table, token, ...(nonce && commitment ? [nonce, commitment] : [])].join("."),
    )
    .join("~");

/** Returns seats with what another device needs to reveal their nonces and to check the shuffles. */
export function withNonces(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) => {
    const receipt = receiptOf(seat.table);
    const nonce = receipt?.own[seat.token]?.nonce;
    return nonce && receipt?.commitment ? { ...seat, nonce, commitment: receipt.commitment.replace(PREFIX, "") } : seat;
  });
}

/** Parses the seats in a link or in the text after its `#`; null if there are none. */
export function parseSeats(text: string): Seat[] | null {
  const found = TEXT.exec(text.trim())?.[1];
  if (!found) return null;
  return found
    .split("~")
    .slice(0, MOST)
    .map((one) => {
      const [table = "", token = "", nonce, commitment] = one.split(".");
      return nonce && commitment ? { table, token, nonce, commitment } : { table, token };
    });
}

/** Returns the seats that this browser doesn't have yet. */
export function withoutKnownSeats(seats: readonly Seat[]): Seat[] {
  const mine = new Set(mySeats().map(({ table, token }) => `${table}.${token}`));
  return seats.filter(({ table, token }) => !mine.has(`${table}.${token}`));
}

/** Adds seats to those of this browser; returns whether they survive a reload. */
export function addSeats(seats: readonly Seat[]): boolean {
  return seats
    .map(({ table, token, nonce, commitment }) => {
      if (nonce && commitment) keepNonce(table, token, { nonce, commitment: "" }, PREFIX + commitment);
      return keepTokens(table, token);
    })
    .every(Boolean);
}

/** The key that server and seats make together, and the random numbers that follow from it. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { seatsIn, type BySeat } from "./by_seat";

const PURPOSE = utf8ToBytes("whistlestop");
const WORDS = 2 ** 32;

/** Combines the seed of a table with the nonces of its seats; without nonces, the seed is the key. */
export function jointKey(seed: string, table: string, nonces: BySeat): Uint8Array {
  const seats = seatsIn(nonces);
  if (!seats.length) return hexToBytes(seed);
  const lines = ["whistlestop shuffle", table, ...seats.map((seat) => `${seat} ${nonces[seat]}`)];
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(lines.map((line) => `${line}\n`).join("")));
}

/** The random numbers of one play; the set-up is play 0. */
export class RandomStream {
  #block = 0;
  #words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly ply: number,
  ) {}

  /** Returns a uniformly random number below n. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    const word = this.#words.shift();
    if (word !== undefined) return word;
    const message = new Uint8Array(PURPOSE.length + 16);
    message.set(PURPOSE);
    const numbers = new DataView(message.buffer, PURPOSE.length);
    numbers.setBigUint64(0, BigInt(this.ply), true);
    numbers.setBigUint64(8, BigInt(this.#block++), true);
    const digest = hmac(sha256, this.key, message);
    const view = new DataView(digest.buffer, digest.byteOffset);
    this.#words = Array.from({ length: 8 }, (_, index) => view.getUint32(4 * index, true));
    return this.#word();
  }
}

import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { commitmentTo, isSecret, newNonce } from "../../src/fairness/nonce";
import { jointKey, RandomStream } from "../../src/fairness/random_stream";
import { SEED, TABLE } from "./honest_game";

const NONCES = { 2: "22".repeat(32), 0: "11".repeat(32) };

test("a commitment is the SHA-256 hash of the bytes", () => {
  expect(commitmentTo("00".repeat(32))).toBe("sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  expect(commitmentTo(SEED)).toBe("sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
});

test("nonces are 32 bytes, and different each time", () => {
  expect(isSecret(newNonce())).toBe(true);
  expect(newNonce()).not.toBe(newNonce());
});

test("the key of the worked example in docs/fairness.md follows from seed, table and nonces, in the order of the seats", () => {
  expect(bytesToHex(jointKey(SEED, TABLE, NONCES))).toBe(
    "2155fc40b85d57fc87aca13a64f9b8fcb6a8381c1a17ec436241d3c59c98dc31",
  );
  expect(bytesToHex(jointKey(SEED, "another", NONCES))).not.toBe(bytesToHex(jointKey(SEED, TABLE, NONCES)));
});

test("without nonces, the seed is the key", () => {
  expect(bytesToHex(jointKey(SEED, TABLE, {}))).toBe(SEED);
});

test("the first draws of the worked example are the same, and each play has draws of its own", () => {
  const key = jointKey(SEED, TABLE, NONCES);
  const draws = (ply: number): number[] => {
    const stream = new RandomStream(key, ply);
    return Array.from({ length: 20 }, () => stream.below(110));
  };
  expect(draws(0).slice(0, 3)).toEqual([26, 86, 3]);
  expect(draws(1)).not.toEqual(draws(0));
});

test("words of the last incomplete run are discarded", () => {
  const key = jointKey(SEED, TABLE, NONCES);
  const n = 3_000_000_000; // the second word is 3651110846
  const stream = new RandomStream(key, 0);
  expect([stream.below(n), stream.below(n)]).toEqual([2034124646, 2610171083]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyReceipt, type OwnNonce } from "../../src/fairness/receipt";
import { dropReceipt, keepNonce, keepReceipt, receiptOf } from "../../src/storage/receipts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Replaces the storage by one that takes new texts only while a condition holds. */
function limitStorage(takes: () => boolean): void {
  const real = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (!takes()) throw new DOMException("full", "QuotaExceededError");
      real.setItem(key, value);
    },
  });
}

test("a receipt survives a reload, until it is dropped", () => {
  expect(receiptOf("T")).toBeNull();
  const receipt = {
    ...emptyReceipt(),
    game: "europe",
    commitments: { 0: "sha256:0" },
    seen: { everybody: ["1 0 draw = ?"] },
  };
  expect(keepReceipt("T", receipt)).toBe(true);
  expect(receiptOf("T")).toEqual(receipt);
  dropReceipt("T");
  expect(receiptOf("T")).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes("receipt."))).toEqual([]);
});

test("a nonce and the server's commitment are stored once, and never replaced", () => {
  const [first, second, third] = ["11", "22", "33"].map((nonce) => ({ nonce, commitment: `sha256:${nonce}` })) as [
    OwnNonce,
    OwnNonce,
    OwnNonce,
  ];
  keepNonce("T", "token", first, "sha256:1");
  keepNonce("T", "token", second, "sha256:2");
  keepNonce("T", "other", third, "");
  expect(receiptOf("T")).toMatchObject({ own: { token: first, other: third }, commitment: "sha256:1" });
});

test("the oldest receipts make room for new ones", () => {
  for (let table = 0; table < 60; table += 1) keepReceipt(`T${table}`, emptyReceipt());
  expect(receiptOf("T59")).not.toBeNull();
  expect(receiptOf("T10")).not.toBeNull();
  expect(receiptOf("T9")).toBeNull();
});

test("old receipts give way where the storage is full", () => {
  for (const table of ["old", "older", "new"]) keepReceipt(table, emptyReceipt());
  limitStorage(() => receiptOf("old") === null);
  expect(keepReceipt("new", { ...emptyReceipt(), game: "europe" })).toBe(true);
  expect(receiptOf("new")?.game).toBe("europe");
  expect(receiptOf("old")).toBeNull();
});

test("where nothing can be stored, a receipt lasts for the visit", () => {
  limitStorage(() => false);
  expect(keepReceipt("T", { ...emptyReceipt(), game: "europe" })).toBe(false);
  expect(receiptOf("T")?.game).toBe("europe");
  dropReceipt("T");
  expect(receiptOf("T")).toBeNull();
});

test("something else in its place is no receipt", () => {
  localStorage.setItem("whistlestop.receipt.T", '{"game":"europe"}');
  expect(receiptOf("T")).toBeNull();
});

/** The receipts of this browser's tables; the oldest are dropped. */

import { emptyReceipt, type OwnNonce, type Receipt } from "../fairness/receipt";
import { recall, remember } from "./browser_storage";

const KEY = "whistlestop.receipt.";
const TABLES = "whistlestop.receipts";
const MOST = 50;

/** Receipts of this visit, where they can't be stored. */
const unstored = new Map<string, Receipt>();

/** Returns the receipt of a table, if there is one. */
export function receiptOf(table: string): Receipt | null {
  const stored = unstored.get(table) ?? recall(KEY + table, isReceipt);
  return stored ? { ...emptyReceipt(), ...stored } : null;
}

/** Stores the receipt of a table, in place of older ones if there is no more room; returns whether it survives a reload. */
export function keepReceipt(table: string, receipt: Receipt): boolean {
  const others = tables().filter((one) => one !== table);
  for (const oldest of others.splice(MOST - 1)) localStorage.removeItem(KEY + oldest);
  while (!(remember(TABLES, [table, ...others]) && remember(KEY + table, receipt))) {
    const oldest = others.pop();
    if (oldest === undefined) {
      unstored.set(table, receipt);
      return false;
    }
    localStorage.removeItem(KEY + oldest);
  }
  unstored.delete(table);
  return true;
}

/** Drops the receipt of a table. */
export function dropReceipt(table: string): void {
  unstored.delete(table);
  if (!tables().includes(table)) return;
  localStorage.removeItem(KEY + table);
  remember(
    TABLES,
    tables().filter((one) => one !== table),
  );
}

/** Stores the nonce of a seat, unless it has one, and the server's commitment. */
export function keepNonce(table: string, token: string, own: OwnNonce, commitment: string): boolean {
  const receipt = receiptOf(table) ?? emptyReceipt();
  receipt.own[token] ??= own;
  receipt.commitment ||= commitment;
  return keepReceipt(table, receipt);
}

const tables = (): string[] => recall(TABLES, (value): value is string[] => Array.isArray(value)) ?? [];

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== "object" || value === null) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(emptyReceipt()).every(([key, empty]) => {
    const part = parts[key];
    if (key === "takeBacks" && part === undefined) return true; // from before there were any
    if (empty === null) return part === null || typeof part === "object";
    return typeof part === typeof empty && Array.isArray(part) === Array.isArray(empty) && part !== null;
  });
}

/** This browser's part in the shuffles of a table: it commits, reveals, and keeps a receipt. */

import { addLines, addTable, addTakeBacks, emptyReceipt, noncesToReveal, type Receipt } from "../fairness/receipt";
import { keepReceipt, receiptOf } from "../storage/receipts";
import type { StateMessage, TableMessage } from "../wire/types";

/** Nonces that are being drawn, by table. */
const pending = new Map<string, Promise<void>>();

/** Draws a nonce for each of these seats that has none, and stores it. */
export function drawNonces(table: string, tokens: readonly string[]): Promise<void> {
  const drawing = pending.get(table) ?? draw(table, tokens).finally(() => pending.delete(table));
  pending.set(table, drawing);
  return drawing;
}

/** Returns a promise of the nonces of a table that are being drawn now. */
export const nonceDrawing = (table: string): Promise<void> | undefined => pending.get(table);

async function draw(table: string, tokens: readonly string[]): Promise<void> {
  const { commitmentTo, newNonce } = await import("../fairness/nonce");
  const receipt = receiptOf(table) ?? emptyReceipt();
  for (const token of tokens) {
    const nonce = receipt.own[token]?.nonce ?? newNonce();
    receipt.own[token] = { nonce, commitment: commitmentTo(nonce) };
  }
  keepReceipt(table, receipt);
}

export class Shuffle {
  #receipt: Receipt | null = null;
  /** The seats whose nonces were sent over this connection. */
  #sent = new Set<number>();

  constructor(private readonly table: string) {}

  /** Starts over on a new connection; returns the commitments of seats that have nonces, by their tokens. */
  commitments(): Map<string, string> {
    this.#sent.clear();
    this.#receipt = null; // nonces were perhaps added to the stored one
    return new Map(Object.entries(this.#stored.own).map(([token, { commitment }]) => [token, commitment]));
  }

  /** Stores what the server says about the table; returns the nonces to reveal, each once for a connection. */
  heard(info: TableMessage): { seat: number; nonce: string }[] {
    if (!isShuffled(info)) return [];
    this.#change((receipt) => addTable(receipt, info));
    const due = noncesToReveal(this.#stored, info).filter(({ seat }) => !this.#sent.has(seat));
    for (const { seat } of due) this.#sent.add(seat);
    return due;
  }

  /** Returns whether one of these seats could still take part, but has no nonce or no commitment to it. */
  lacksNonces(info: TableMessage, tokens: readonly string[]): boolean {
    const early = isShuffled(info) && (info.status === "open" || info.status === "shuffling");
    return early && tokens.some((token) => !this.#stored.own[token]?.commitment);
  }

  /** Stores the lines that a seat has seen. */
  saw({ seat, lines, take_backs }: StateMessage): void {
    if (!lines.length || !this.#stored.game) return;
    this.#change((receipt) => {
      addTakeBacks(receipt, take_backs);
      addLines(receipt, seat, lines);
    });
  }

  get #stored(): Receipt {
    return (this.#receipt ??= receiptOf(this.table) ?? emptyReceipt());
  }

  #change(change: (receipt: Receipt) => void): void {
    const before = JSON.stringify(this.#stored);
    change(this.#stored);
    if (JSON.stringify(this.#stored) !== before) keepReceipt(this.table, this.#stored);
  }
}

/** Returns whether a table's cards are shuffled while people play: not in a lesson, and not in an imported record. */
export const isShuffled = ({ commitment, lesson, origin }: TableMessage): boolean =>
  commitment !== "" && !lesson && origin === "table";

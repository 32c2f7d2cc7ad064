/** A receipt: what this browser saw of a table while it happened, which no server can rewrite. */

import type { TableMessage, TakeBackMessage } from "../wire/types";
import { formatBySeat, isSame, type BySeat } from "./by_seat";
import { agree, parseLine } from "./record_line";
import { playKey, readLine, segmentOf, storeLine, takeBackLine } from "./seen_line";

/** Changes by the server to what it had fixed: noticed during the game, reported at its end. */
export type Alarm =
  | { kind: "commitment" | "commitments" | "takeBacks" }
  | { kind: "nonce"; seat: number }
  | { kind: "line"; ply: number };

/** A nonce of this browser; its commitment is empty until it is needed. */
export interface OwnNonce {
  nonce: string;
  commitment: string;
}

export interface Receipt {
  /** What the table plays; empty until the server has described it. */
  game: string;
  rules: number;
  seats: number;
  options: string[];
  /** The server's first commitment. */
  commitment: string;
  /** Whether it was seen before the first card. */
  early: boolean;
  /** The commitments of the seats that take part in the shuffles; null until they are fixed. */
  commitments: BySeat | null;
  /** The revealed nonces. */
  nonces: BySeat;
  /** The nonces of this browser's seats, by their tokens. */
  own: Record<string, OwnNonce>;
  /** The take-backs, as lines of a record. */
  takeBacks: string[];
  /** The lines that each seat, or everybody, saw; those after a take-back begin with their segment. */
  seen: Record<string, string[]>;
  alarms: Alarm[];
}

/** The viewer whose lines are those of a spectator. */
export const EVERYBODY = "everybody";

export const emptyReceipt = (): Receipt => ({
  game: "",
  rules: 0,
  seats: 0,
  options: [],
  commitment: "",
  early: false,
  commitments: null,
  nonces: {},
  own: {},
  takeBacks: [],
  seen: {},
  alarms: [],
});

/** Adds what the server says about the table, or an alarm if it has said something else before. */
export function addTable(receipt: Receipt, info: TableMessage): void {
  const fixed = info.shares.length > 0 || info.status === "playing" || info.status === "over";
  if (!receipt.game) {
    const { game, rules, options } = info;
    Object.assign(receipt, { game, rules, options, seats: info.seats.length });
    receipt.early ||= info.status === "open" || info.status === "shuffling";
  }
  receipt.commitment ||= info.commitment;
  if (info.commitment !== receipt.commitment) raise(receipt, { kind: "commitment" });
  if (fixed) addShares(receipt, info.shares);
}

function addShares(receipt: Receipt, shares: TableMessage["shares"]): void {
  const commitments = Object.fromEntries(shares.map(({ seat, commitment }) => [seat, commitment]));
  receipt.commitments ??= commitments;
  if (!isSame(receipt.commitments, commitments)) raise(receipt, { kind: "commitments" });
  for (const { seat, nonce } of shares) {
    if (nonce === null) continue;
    receipt.nonces[seat] ??= nonce;
    if (receipt.nonces[seat] !== nonce) raise(receipt, { kind: "nonce", seat });
  }
}

/** Adds the take-backs that the server names; the first version of each counts. */
export function addTakeBacks(receipt: Receipt, takeBacks: readonly TakeBackMessage[]): void {
  const named = takeBacks.map(takeBackLine);
  if (named.some((line, place) => line !== (receipt.takeBacks[place] ?? line))) raise(receipt, { kind: "takeBacks" });
  else if (named.length > receipt.takeBacks.length) receipt.takeBacks = named;
}

/** Adds lines that a seat, or a spectator, has seen; the first version of a line counts. */
export function addLines(receipt: Receipt, viewer: number | null, lines: readonly string[]): void {
  const seen = (receipt.seen[viewer ?? EVERYBODY] ??= []);
  const known = new Map(seen.map((stored) => [keyOf(stored), readLine(stored).text]));
  for (const text of lines) {
    const line = parseLine(text);
    if (!line) continue;
    const segment = segmentOf(line.ply, receipt.takeBacks);
    const before = known.get(playKey(segment, line.ply));
    const first = before === undefined ? undefined : parseLine(before);
    if (first && !agree(first, line)) raise(receipt, { kind: "line", ply: line.ply });
    if (first) continue;
    known.set(playKey(segment, line.ply), text);
    seen.push(storeLine({ segment, text }));
  }
}

/** Returns this browser's nonces that take part in the shuffles, by seat. */
export function ownShares({ own, commitments }: Receipt): BySeat {
  const mine = new Map(Object.values(own).map(({ nonce, commitment }) => [commitment, nonce]));
  return Object.fromEntries(
    Object.entries(commitments ?? {}).flatMap(([seat, commitment]) => {
      const nonce = mine.get(commitment);
      return nonce === undefined ? [] : [[Number(seat), nonce]];
    }),
  );
}

/** Returns the nonces to reveal now: those in the list of commitments, if that is the only one that was ever seen. */
export function noncesToReveal(receipt: Receipt, info: TableMessage): { seat: number; nonce: string }[] {
  if (info.status !== "shuffling" || receipt.alarms.length) return [];
  const own = ownShares(receipt);
  return info.shares.flatMap(({ seat, nonce }) => {
    const mine = own[seat];
    return nonce === null && mine !== undefined && info.mine.includes(seat) ? [{ seat, nonce: mine }] : [];
  });
}

/** Formats a receipt as a record of what a seat, or a spectator, saw. */
export function formatReceipt(table: string, receipt: Receipt, viewer: number | null): string {
  const { game, rules, seats, options, commitment, commitments } = receipt;
  const nonces = formatBySeat({ ...receipt.nonces, ...ownShares(receipt) });
  const shared = commitments && Object.keys(commitments).length > 0;
  const header = [
    `game: ${game}`,
    `rules: ${rules}`,
    options.length ? `options: ${options.join(", ")}` : "",
    `seats: ${seats}`,
    `seen by: ${viewer ?? EVERYBODY}`,
    shared ? `table: ${table}` : "",
    `commitment: ${commitment}`,
    shared ? `nonce commitments: ${formatBySeat(commitments)}` : "",
    shared && nonces ? `nonces: ${nonces}` : "",
  ].filter(Boolean);
  const seen = (receipt.seen[viewer ?? EVERYBODY] ?? []).map(readLine);
  const lines = ["", ...receipt.takeBacks].flatMap((takeBack, segment) => [
    ...(takeBack ? [takeBack] : []),
    ...seen
      .filter((line) => line.segment === segment)
      .map(({ text }) => text)
      .sort((one, other) => plyOf(one) - plyOf(other)),
  ]);
  return [[`whistlestop record ${receipt.takeBacks.length ? 2 : 1}`, ...header], lines]
    .map((part) => part.map((line) => `${line}\n`).join(""))
    .join("\n");
}

function raise(receipt: Receipt, alarm: Alarm): void {
  const text = JSON.stringify(alarm);
  if (!receipt.alarms.some((one) => JSON.stringify(one) === text)) receipt.alarms.push(alarm);
}

const keyOf = (stored: string): string => {
  const { segment, text } = readLine(stored);
  return playKey(segment, plyOf(text));
};

const plyOf = (line: string): number => Number.parseInt(line, 10) || 0;

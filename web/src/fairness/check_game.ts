/** The check of a finished game's shuffles, as docs/fairness.md describes it. */

import type { Draw, Proof } from "../wire/types";
import { isSame, parseBySeat, seatsIn, type BySeat } from "./by_seat";
import { parseRecord, type GameRecord } from "./game_record";
import { commitmentTo, isSecret } from "./nonce";
import { Piles } from "./piles";
import { RandomStream, jointKey } from "./random_stream";
import { ownShares, type Alarm, type Receipt } from "./receipt";
import { agree, parseLine } from "./record_line";
import { playKey, readLine } from "./seen_line";

/** Something that does not fit. */
export type Fault =
  | Alarm
  | { kind: "unreadable" | "unproven" | "unpublished" | "seed" | "table" | "seats" | "deck" }
  /** A nonce that does not match its commitment; one that is not the revealed one; this browser's own, not used. */
  | { kind: "hash" | "own"; seat: number }
  /** A draw that does not follow from the key, or is from a wrong pile; draws that are not those of the record; a missing play. */
  | { kind: "draw" | "pile" | "outcomes" | "missing"; ply: number };

/** What a check has shown. */
export interface Verdict {
  faults: Fault[];
  /** The number of draws that follow from the key. */
  draws: number;
  /** Whether this browser took part in the shuffles, saw the game from the start, or has only the record. */
  standing: "part" | "watched" | "record";
}

/** What is checked. */
export interface Evidence {
  record: string;
  /** Null if the server can't prove how the cards were drawn. */
  draws: Proof["draws"] | null;
  table: string;
  /** What this browser kept of the table. */
  receipt: Receipt | null;
  /** The cards of the game by letter, if they are known. */
  deck: Record<string, number> | null;
}

/** Checks a record and its draws, and compares it with the receipt of its table if there is one. */
export function checkGame({ record: text, draws: drawn, table, receipt: kept, deck }: Evidence): Verdict {
  const record = parseRecord(text);
  const receipt = kept && withCommitments(kept);
  const standing = !receipt
    ? "record"
    : Object.keys(ownShares(receipt)).length
      ? "part"
      : receipt.early
        ? "watched"
        : "record";
  if (!record) return { faults: [{ kind: "unreadable" }], draws: 0, standing };
  const compared = receipt ? compare(record, table, receipt) : [];
  const { faults, draws } = checkRecord(record, drawn, deck);
  return { faults: unique([...compared, ...faults]), draws, standing };
}

/** Completes the nonces that came from another device. */
export function withCommitments(receipt: Receipt): Receipt {
  const own = Object.entries(receipt.own).map(
    ([token, { nonce }]) => [token, { nonce, commitment: commitmentTo(nonce) }] as const,
  );
  return { ...receipt, own: Object.fromEntries(own) };
}

function checkRecord(
  record: GameRecord,
  drawn: Evidence["draws"],
  deck: Evidence["deck"],
): { faults: Fault[]; draws: number } {
  const { header } = record;
  const seed = header.get("seed");
  const nonces = parseBySeat(header.get("nonces"));
  const commitments = parseBySeat(header.get("nonce commitments"));
  if (seed === undefined) return { faults: [{ kind: "unpublished" }], draws: 0 };
  if (!nonces || !commitments || ![seed, ...Object.values(nonces)].every(isSecret))
    return { faults: [{ kind: "unreadable" }], draws: 0 };
  const faults: Fault[] = [];
  if (commitmentTo(seed) !== header.get("commitment")) faults.push({ kind: "seed" });
  if (seatsIn(nonces).join() !== seatsIn(commitments).join()) faults.push({ kind: "seats" });
  for (const seat of seatsIn(nonces)) {
    if (seat in commitments && commitmentTo(nonces[seat] ?? "") !== commitments[seat])
      faults.push({ kind: "hash", seat });
  }
  if (!drawn) return { faults: [...faults, { kind: "unproven" }], draws: 0 };
  const result = checkDraws(record, drawn, jointKey(seed, header.get("table") ?? "", nonces), new Piles(deck));
  return { faults: [...faults, ...result.faults], draws: result.draws };
}

/** Draws everything again; stops at the first play that differs, since a wrong key makes all of them differ. */
function checkDraws(
  { lines }: GameRecord,
  drawn: readonly Draw[][],
  key: Uint8Array,
  piles: Piles,
): { faults: Fault[]; draws: number } {
  let draws = 0;
  for (const [ply, line] of lines) {
    const found = drawn[ply];
    if (found?.map((draw) => draw.drawn).join() !== line.outcomes.join())
      return { faults: [{ kind: "outcomes", ply }], draws };
    const stream = new RandomStream(key, ply);
    for (const draw of found) {
      if (!piles.take(draw, ply)) return { faults: [{ kind: "pile", ply }], draws };
      if (drawFrom(stream, draw.from) !== draw.drawn) return { faults: [{ kind: "draw", ply }], draws };
      draws += 1;
    }
    if (ply === 0 && !piles.hasDeck()) return { faults: [{ kind: "deck" }], draws };
  }
  return { faults: drawn.length > lines.size ? [{ kind: "outcomes", ply: lines.size }] : [], draws };
}

function drawFrom(stream: RandomStream, from: Draw["from"]): string | undefined {
  const total = from.reduce((sum, [, number]) => sum + number, 0);
  if (total < 1) return undefined;
  let index = stream.below(total);
  for (const [what, number] of from) {
    if (index < number) return what;
    index -= number;
  }
  return undefined;
}

function compare({ header, all, takeBacks }: GameRecord, table: string, receipt: Receipt): Fault[] {
  const own = ownShares(receipt);
  const faults: Fault[] = receipt.alarms.filter((alarm) => alarm.kind !== "nonce" || !(alarm.seat in own));
  if (receipt.commitment && header.get("commitment") !== receipt.commitment) faults.push({ kind: "commitment" });
  const commitments = parseBySeat(header.get("nonce commitments")) ?? {};
  if (receipt.commitments && !isSame(receipt.commitments, commitments)) faults.push({ kind: "commitments" });
  if (seatsIn(commitments).length && header.get("table") !== table) faults.push({ kind: "table" });
  faults.push(...compareNonces(receipt, own, parseBySeat(header.get("nonces")) ?? {}));
  if (receipt.takeBacks.some((line, place) => line !== takeBacks[place])) return [...faults, { kind: "takeBacks" }]; // the plays after it can't be compared
  for (const stored of Object.values(receipt.seen).flat()) {
    const { segment, text } = readLine(stored);
    const seen = parseLine(text);
    const line = seen && all.get(playKey(segment, seen.ply));
    if (seen && !line) faults.push({ kind: "missing", ply: seen.ply });
    else if (seen && line && !agree(seen, line)) faults.push({ kind: "line", ply: seen.ply });
  }
  return faults;
}

function compareNonces(receipt: Receipt, own: BySeat, nonces: BySeat): Fault[] {
  return [
    ...seatsIn(own)
      .filter((seat) => nonces[seat] !== own[seat])
      .map((seat): Fault => ({ kind: "own", seat })),
    ...seatsIn(receipt.nonces)
      .filter((seat) => !(seat in own) && nonces[seat] !== receipt.nonces[seat])
      .map((seat): Fault => ({ kind: "nonce", seat })),
  ];
}

function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

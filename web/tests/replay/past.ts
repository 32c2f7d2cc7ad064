/** A game of the past as a server would tell it: as many plays as a test needs, page by page. */

import { vi } from "vitest";
import type { Frame, Reel, ReelWish } from "../../src/wire/types";
import { library, state, table as told, view } from "../state/told";

/** A play by seat 0 or 1 in turn, of which every second one ends a turn. */
export function frame(ply: number, seat: number | null): Frame {
  const over = ply === PLIES;
  const events = ply ? [{ type: "drawn", seat: ply % 2, card: "red" }] : [{ type: "first", seat: 0 }];
  const shown = state({ ply, seat, events, view: view({ ply, seat: seat ?? -1, over, hand_sizes: [ply, ply], row: ROWS[ply % 2] ?? [] }) });
  return { by: ply ? ply % 2 : null, turn: ply % 2 === 0 || over, state: shown, hands: [] };
}

export const PLIES = 100;

/** The row as it is told: in no order that would say where a card lies. */
const ROWS = [["blue", "green", "red"], ["white", "blue", "green"]];

/** Answers requests for reels and for what never changes of a game; returns what was asked. */
export function answering(changes: Partial<Reel> = {}): Partial<ReelWish>[] {
  const asked: Partial<ReelWish>[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path !== "/api/reel") return library(path);
    const wish = JSON.parse(String(init?.body)) as ReelWish;
    asked.push(wish);
    const plies = changes.plies ?? PLIES;
    const open = changes.open ?? true;
    const seat = open ? (wish.eyes ?? null) : wish.token ? 0 : null;
    const { first = 0, count = 60 } = wish;
    const frames = Array.from({ length: Math.max(0, Math.min(count, plies + 1 - first)) }, (_, at) => frame(first + at, seat));
    const reel: Reel = { table: told({ status: open ? "over" : "playing", mine: [] }), plies, open, frames };
    return new Response(JSON.stringify(reel), { headers: { "Content-Type": "application/json" } });
  });
  return asked;
}

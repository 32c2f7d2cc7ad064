/** A server stub that returns the frames of a replay page by page. */

import { vi } from "vitest";
import type { Frame, ReplayMessage, ReplayRequest } from "../../src/wire/types";
import { staticData, state, table as tableMessage, view } from "../state/sample_messages";

/** Returns the frame after a move; seats 0 and 1 alternate, and every second move ends a turn. */
export function frame(ply: number, seat: number | null): Frame {
  const over = ply === PLIES;
  const events = ply ? [{ type: "drawn", seat: ply % 2, card: "red" }] : [{ type: "first", seat: 0 }];
  const shown = state({
    ply,
    seat,
    events,
    view: view({ ply, seat: seat ?? -1, over, hand_sizes: [ply, ply], row: ROWS[ply % 2] ?? [] }),
  });
  return { by: ply ? ply % 2 : null, turn: ply % 2 === 0 || over, state: shown, hands: [] };
}

export const PLIES = 100;

/** The rows as the server sends them: in an order that reveals no slot. */
const ROWS = [
  ["blue", "green", "red"],
  ["white", "blue", "green"],
];

/** Answers requests for frames and static data; returns a list that collects the frame requests. */
export function stubServer(changes: Partial<ReplayMessage> = {}): Partial<ReplayRequest>[] {
  const asked: Partial<ReplayRequest>[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path !== "/api/reel") return staticData(path);
    const wish = JSON.parse(String(init?.body)) as ReplayRequest;
    asked.push(wish);
    const plies = changes.plies ?? PLIES;
    const open = changes.open ?? true;
    const seat = open ? (wish.eyes ?? null) : wish.token ? 0 : null;
    const { first = 0, count = 60 } = wish;
    const frames = Array.from({ length: Math.max(0, Math.min(count, plies + 1 - first)) }, (_, at) =>
      frame(first + at, seat),
    );
    const reel: ReplayMessage = {
      table: tableMessage({ status: open ? "over" : "playing", mine: [] }),
      plies,
      open,
      frames,
    };
    return new Response(JSON.stringify(reel), { headers: { "Content-Type": "application/json" } });
  });
  return asked;
}

/** The records that this browser has brought, so that their links are found again. */

import { recall, remember } from "../wire/session";
import type { Brought } from "../wire/types";

const KEY = "whistlestop.records";
const MOST = 12;

export type Kept = Pick<Brought, "table" | "game" | "title" | "names">;

/** Lists them, the newest first. */
export const brought = (): Kept[] => recall(KEY, areKept) ?? [];

/** Keeps one more. */
export function keep({ table, game, title, names }: Brought): void {
  const others = brought().filter((one) => one.table !== table);
  remember(KEY, [{ table, game, title, names }, ...others].slice(0, MOST));
}

/** Takes one off the list; the server keeps it. */
export function forget(table: string): Kept[] {
  const others = brought().filter((one) => one.table !== table);
  remember(KEY, others);
  return others;
}

function areKept(value: unknown): value is Kept[] {
  return Array.isArray(value) && value.every((one) => isKept(one));
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== "object" || one === null) return false;
  const { table, game, title, names } = one as Record<string, unknown>;
  return [table, game, title].every((text) => typeof text === "string") && Array.isArray(names);
}

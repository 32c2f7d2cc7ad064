/** The records imported in this browser. */

import { recall, remember } from "./browser_storage";
import type { RecordImport } from "../wire/types";

const KEY = "whistlestop.records";
const MOST = 12;

export type ImportedRecord = Pick<RecordImport, "table" | "game" | "title" | "names">;

/** Returns them, newest first. */
export const importedRecords = (): ImportedRecord[] => recall(KEY, areKept) ?? [];

/** Adds one to the list. */
export function rememberRecord({ table, game, title, names }: RecordImport): void {
  const others = importedRecords().filter((one) => one.table !== table);
  remember(KEY, [{ table, game, title, names }, ...others].slice(0, MOST));
}

/** Removes one from the list; the server keeps it. */
export function forgetRecord(table: string): ImportedRecord[] {
  const others = importedRecords().filter((one) => one.table !== table);
  remember(KEY, others);
  return others;
}

function areKept(value: unknown): value is ImportedRecord[] {
  return Array.isArray(value) && value.every((one) => isKept(one));
}

function isKept(one: unknown): one is ImportedRecord {
  if (typeof one !== "object" || one === null) return false;
  const { table, game, title, names } = one as Record<string, unknown>;
  return [table, game, title].every((text) => typeof text === "string") && Array.isArray(names);
}

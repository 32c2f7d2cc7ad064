/** Which endings this browser has shown already: nobody has to sit through a counting twice. */

import { recall, remember } from "../../wire/session";

const KEY = "whistlestop.counted";
const MOST = 50;

/** Says whether the end of a table was shown before, and notes that it is now. */
export function seenBefore(table: string): boolean {
  const seen = recall(KEY, areTexts) ?? [];
  if (seen.includes(table)) return true;
  remember(KEY, [table, ...seen].slice(0, MOST));
  return false;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** Which endings this browser has shown already: nobody has to sit through a counting twice. */

import { Noted } from "../../wire/noted";

const counted = new Noted("whistlestop.counted");

/** Says whether the end of a table was shown before, and notes that it is now. */
export function seenBefore(table: string): boolean {
  if (counted.has(table)) return true;
  counted.add(table);
  return false;
}

/** The tables whose count this browser has already shown. */

import { RememberedTables } from "../../storage/remembered_tables";

const counted = new RememberedTables("whistlestop.counted");

/** Returns whether the count was shown before, and remembers it now. */
export function wasSeenBefore(table: string): boolean {
  if (counted.has(table)) return true;
  counted.add(table);
  return false;
}

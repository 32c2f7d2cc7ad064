/** The own tables in the order in which they matter. */

import type { MyTable } from "../wire/types";
import { called } from "../words/named";

/** Puts several seats at one table together: it is one's turn if it is that of any of them. */
export function together(tables: readonly MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const table of tables) {
    const known = found.get(table.table);
    found.set(table.table, known ? { ...known, my_turn: known.my_turn || table.my_turn } : table);
  }
  return [...found.values()];
}

/** Lists tables that go on: those that wait for oneself first, then the newest. */
export function going(tables: readonly MyTable[]): MyTable[] {
  return together(tables)
    .filter(({ status }) => status === "open" || status === "playing")
    .sort((one, other) => Number(other.my_turn) - Number(one.my_turn) || other.created - one.created);
}

/** Lists tables that have ended, the newest first. */
export function ended(tables: readonly MyTable[]): MyTable[] {
  return together(tables)
    .filter(({ status }) => status === "over" || status === "closed")
    .sort((one, other) => other.created - one.created);
}

/** Names those who sit there besides oneself. */
export function companions(table: MyTable): string[] {
  return table.names.filter((name, seat) => name !== "" && seat !== table.seat).map(called);
}

/** The player's tables in order of importance. */

import type { MyTable } from "../wire/types";
import { displayName } from "../words/game_names";

/** Merges several seats at one table; it is the player's turn if it is any seat's turn. */
export function together(tables: readonly MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const table of tables) {
    const known = found.get(table.table);
    found.set(table.table, known ? { ...known, my_turn: known.my_turn || table.my_turn } : table);
  }
  return [...found.values()];
}

/** Returns unfinished tables: those waiting for the player first, then the newest. */
export function going(tables: readonly MyTable[]): MyTable[] {
  return together(tables)
    .filter(({ status }) => status !== "over" && status !== "closed")
    .sort((one, other) => Number(other.my_turn) - Number(one.my_turn) || other.created - one.created);
}

/** Returns finished tables, newest first. */
export function ended(tables: readonly MyTable[]): MyTable[] {
  return together(tables)
    .filter(({ status }) => status === "over" || status === "closed")
    .sort((one, other) => other.created - one.created);
}

/** Returns the names of the other players. */
export function opponents(table: MyTable): string[] {
  return table.names.filter((name, seat) => name !== "" && seat !== table.seat).map(displayName);
}

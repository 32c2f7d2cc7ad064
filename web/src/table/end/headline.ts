/** The headline of a result. */

import type { Table } from "../../state/table.svelte";
import type { ResultMessage } from "../../wire/types";
import { words } from "../../words/words.svelte";

/** Names the winners; the only winner is addressed on their own device. */
export function headline(table: Pick<Table, "mine" | "names">, { winners }: ResultMessage): string {
  const alone = winners.length === 1 && table.mine.length === 1 && winners[0] === table.mine[0];
  return alone ? words.end.youWin : headlineFor(table, { winners });
}

/** Names the winners for anybody who reads it. */
export function headlineFor({ names }: Pick<Table, "names">, { winners }: Pick<ResultMessage, "winners">): string {
  return words.end.wins(winners.map((seat) => names[seat] ?? ""));
}

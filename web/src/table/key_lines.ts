/** The keys of a table, for the list that `?` opens. */

import { settings } from "../state/settings.svelte";
import type { Table } from "../state/table.svelte";
import { words } from "../words/words.svelte";

/** Lists the keys that work at a table as it is shown now. */
export function keyLines({ view, mayPlan }: Pick<Table, "view" | "mayPlan">): [key: string, meaning: string][] {
  const { everywhere, groups, map, letters, lists, yards } = words.access.keys;
  const places = !settings.letters ? [] : [...(view?.railyards ? yards : map), ...letters, ...(settings.lists ? lists : [])];
  const plans = mayPlan && !settings.lists ? words.plan.keys.filter(([key]) => settings.letters || key.length > 1) : [];
  return [...everywhere, ...groups, ...places, ...plans];
}

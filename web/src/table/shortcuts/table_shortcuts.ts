/** The keyboard shortcuts of a table, for the list that `?` opens. */

import { hasRailyards } from "../../state/features";

import { settings } from "../../state/settings.svelte";
import type { Table } from "../../state/table.svelte";
import { words } from "../../words/words.svelte";

/** Returns the shortcuts that work at a table in its current view. */
export function tableShortcuts({
  view,
  mayPlan,
  mayTakeBack,
}: Pick<Table, "view" | "mayPlan" | "mayTakeBack">): [key: string, meaning: string][] {
  const { everywhere, groups, map, letters, lists, yards } = words.accessibility.keys;
  const places = !settings.letters
    ? []
    : [...(hasRailyards(view) ? yards : map), ...letters, ...(settings.lists ? lists : [])];
  const plans = mayPlan && !settings.lists ? words.plan.keys.filter(([key]) => settings.letters || key.length > 1) : [];
  const takesBack = mayTakeBack && settings.letters ? [words.takeBack.key] : [];
  return [...everywhere, ...groups, ...places, ...plans, ...takesBack];
}

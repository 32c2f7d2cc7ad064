/** What on the map the open decision is about, so that it can stand beside it. */

import type { Table } from "./table.svelte";

export interface DecisionTarget {
  kind: "route" | "city";
  name: string;
}

/** Returns the route or city of the open decision; null if it is about something else. */
export function decisionTarget({ staging, queuedClaim, choices, view, animations }: Table): DecisionTarget | null {
  const staged = staging.current;
  if (staged?.where === "route" || staged?.where === "city") return { kind: staged.where, name: staged.what };
  if (staged && staged.where !== "tunnel") return null;
  const [place] = Object.keys(choices["passenger"] ?? {});
  if (place !== undefined) return { kind: "city", name: place };
  const dug = view?.phase === "tunnel" ? view.claim : animations.current?.event.route;
  const name = dug?.split(" ").at(-1);
  const route = name || (queuedClaim.inspected ?? queuedClaim.current)?.route;
  return route ? { kind: "route", name: route } : null;
}

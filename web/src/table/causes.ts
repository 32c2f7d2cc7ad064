/** What a reason is about, so that the cause can be pointed at (T3). */

import { words } from "../words/words.svelte";

/** Names of things on the table, as `data-cause` has them: `kind:red`, `trains`, `stations`, `seat:2`, `hand`. */
export function causes(reason: string, names: readonly string[]): string[] {
  const text = reason.toLowerCase();
  const kinds = Object.keys(words.kinds).filter((kind) => kind !== "gray" && new RegExp(`\\b${kind}s?\\b`).test(text));
  const found = kinds.map((kind) => `kind:${kind}`);
  if (/\bcards?\b|\bhand\b/.test(text) && !found.length) found.push("hand");
  if (/\btrains?\b/.test(text)) found.push("trains");
  if (/\bstations?\b/.test(text)) found.push("stations");
  names.forEach((name, seat) => {
    if (name && reason.includes(name)) found.push(`seat:${seat}`);
  });
  return found;
}

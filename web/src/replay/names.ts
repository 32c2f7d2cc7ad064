/** What those at a table of the past are called. */

import type { TableTold } from "../wire/types";
import { called } from "../words/named";

/** Names the seats: bots in the language that is spoken, and people of the same name by numbers. */
export function namesOf({ seats, origin }: Pick<TableTold, "seats" | "origin">): string[] {
  const names = seats.map(({ kind, name }) => (kind === "bot" || origin === "record" ? called(name) : name));
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

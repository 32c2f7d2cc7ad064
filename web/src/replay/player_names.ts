/** The players' names in a replay. */

import type { TableMessage } from "../wire/types";
import { displayName } from "../words/game_names";

/** Returns the names of all seats: bots in the current language, namesakes numbered. */
export function playerNames({ seats, origin }: Pick<TableMessage, "seats" | "origin">): string[] {
  const names = seats.map(({ kind, name }) => (kind === "bot" || origin === "record" ? displayName(name) : name));
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

/** Tells in words who will sit at a table. */

import { called } from "../words/named";
import { words } from "../words/words.svelte";
import { levelOf } from "./levels";
import type { Wish } from "./wish";

/** Says who plays besides oneself: an easy bot, Ben and two strong bots. */
export function company(wish: Wish): string {
  const others: string[] = [];
  const bots = new Map<string, number>();
  for (const seat of wish.seats) {
    if (seat.kind === "friend") others.push(seat.name || words.lobby.games.friend);
    else if (seat.kind === "open") others.push(words.lobby.games.someone);
    else if (seat.kind === "bot") bots.set(seat.bot, (bots.get(seat.bot) ?? 0) + 1);
  }
  for (const [bot, number] of bots) {
    const level = levelOf(bot);
    if (level) others.push(words.lobby.games.bots(number, level));
    else others.push(number > 1 ? `${number} × ${called(bot)}` : called(bot));
  }
  return words.lobby.games.against(others);
}

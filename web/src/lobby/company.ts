/** Tells in words who will sit at a table. */

import { lobbyWords as words } from "../words/en_lobby";
import { levelOf } from "./levels";
import type { Wish } from "./wish";

/** Says who plays besides oneself: an easy bot, Ben and two strong bots. */
export function company(wish: Wish): string {
  const others: string[] = [];
  const bots = new Map<string, number>();
  for (const seat of wish.seats) {
    if (seat.kind === "friend") others.push(seat.name || words.make.friend);
    else if (seat.kind === "open") others.push(words.games.someone);
    else if (seat.kind === "bot") bots.set(seat.bot, (bots.get(seat.bot) ?? 0) + 1);
  }
  for (const [bot, number] of bots) {
    const level = levelOf(bot);
    if (level) others.push(words.games.bots(number, words.levels[level]));
    else others.push(number > 1 ? `${number} × ${bot}` : words.games.botNamed(bot));
  }
  return words.games.against(others);
}

/** A summary of who plays. */

import { displayName } from "../words/game_names";
import { words } from "../words/words.svelte";
import { levelOf } from "./bot_levels";
import type { GameSetup } from "./game_setup";

/** Describes the players: You, an easy bot, Ben and two strong bots. */
export function playerSummary(wish: GameSetup): string {
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
    else others.push(number > 1 ? `${number} × ${displayName(bot)}` : displayName(bot));
  }
  return words.lobby.games.against(others);
}

/** A summary of who plays. */

import { displayName } from "../words/game_names";
import { words } from "../words/words.svelte";
import { levelOf } from "./bot_levels";
import type { GameSetup } from "./game_setup";

/** Describes the players: You, Ben and Emil (easy). */
export function playerSummary(wish: GameSetup): string {
  const say = words.lobby.games;
  const others = wish.seats.flatMap((seat) => {
    if (seat.kind === "me") return [];
    if (seat.kind === "friend") return [seat.name || say.friend];
    if (seat.kind === "open") return [say.someone];
    const level = levelOf(seat.bot);
    return [level && seat.name ? say.character(seat.name, words.lobby.levels[level]) : displayName(seat.bot)];
  });
  return say.against(others);
}

/** Loads games, and remembers what they are called in other languages. */

import * as http from "../wire/http";
import type { Board, GameLine } from "../wire/types";
import { rememberTexts } from "../words/game_texts.svelte";

/** Returns the games that can be played. */
export async function loadGames(): Promise<GameLine[]> {
  const all = await http.games();
  for (const { name, words } of all) rememberTexts(name, words);
  return all;
}

/** Returns a game's static data: cards, tickets, routes, vocabulary. */
export async function loadBoard(game: string): Promise<Board> {
  const board = await http.board(game);
  rememberTexts(game, board.vocabulary?.words);
  return board;
}

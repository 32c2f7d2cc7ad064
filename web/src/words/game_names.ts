/** Names of games and bots: as the game's folder translates them, else as the page does, else as the server gives them. */

import type { BotLine, GameLine } from "../wire/types";
import { gameTexts } from "./game_texts.svelte";
import { words } from "./words.svelte";

/** Returns the title of a game. */
export const gameTitle = (game: string, title: string): string =>
  gameTexts(game).title ?? words.games.titles[game] ?? title;

/** Returns the summary of a game, and for whom it is. */
export const gameSummary = ({
  name,
  summary,
}: Pick<GameLine, "name" | "summary">): { text: string; beginners: string } => {
  const known = words.games.blurbs[name];
  return { text: gameTexts(name).summary ?? known?.text ?? summary, beginners: known?.beginners ?? "" };
};

/** Returns the options of a game with their descriptions. */
export const gameOptions = ({
  name,
  options,
}: Pick<GameLine, "name" | "options">): { option: string; meaning: string }[] =>
  Object.entries(options).map(([option, meaning]) => ({
    option,
    meaning: words.games.options[name]?.[option] ?? meaning,
  }));

/** Returns the description of a bot. */
export const botDescription = ({ name, about }: BotLine): string => words.games.bots[name]?.about ?? about;

/** Returns a player's name; names of bots are translated and numbered. */
export function displayName(name: string): string {
  const [kind = "", number] = name.split(" ");
  const bot = words.games.bots[kind]?.name;
  return bot === undefined ? name : [bot, ...(number ? [number] : [])].join(" ");
}

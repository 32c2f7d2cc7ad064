/** Names that the server gives, in the language that is spoken; what comes from a tinkerer keeps its own. */

import type { BotLine, GameLine } from "../wire/types";
import { words } from "./words.svelte";

/** The title of a game. */
export const titled = (game: string, title: string): string => words.games.titles[game] ?? title;

/** What a game is about, and for whom it is. */
export const blurbed = ({ name, summary }: Pick<GameLine, "name" | "summary">): { text: string; beginners: string } =>
  words.games.blurbs[name] ?? { text: summary, beginners: "" };

/** What a table of a game can agree on. */
export const agreeable = ({ name, options }: Pick<GameLine, "name" | "options">): { option: string; meaning: string }[] =>
  Object.entries(options).map(([option, meaning]) => ({ option, meaning: words.games.options[name]?.[option] ?? meaning }));

/** How a bot plays. */
export const described = ({ name, about }: BotLine): string => words.games.bots[name]?.about ?? about;

/** What somebody at a table is called; bots have names in every language, and a number if there are several of a kind. */
export function called(name: string): string {
  const [kind = "", number] = name.split(" ");
  const bot = words.games.bots[kind]?.name;
  return bot === undefined ? name : [bot, ...(number ? [number] : [])].join(" ");
}

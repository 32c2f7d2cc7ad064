/** The levels of bots. */

import type { BotLine } from "../wire/types";
import type { BotLevel } from "../words/catalogue/bot_level";

const BOTS: Record<BotLevel, string> = {
  easy: "planner-easy",
  medium: "planner-medium",
  strong: "planner",
  expert: "search",
};

export const LEVELS = Object.keys(BOTS) as BotLevel[];

/** Returns the bot of a level, if it plays the game. */
export function botOf(level: BotLevel, bots: readonly BotLine[]): BotLine | undefined {
  return bots.find(({ name }) => name === BOTS[level]);
}

/** Returns the level of a bot; bots for comparison have none. */
export function levelOf(bot: string): BotLevel | undefined {
  return LEVELS.find((level) => BOTS[level] === bot);
}

/** Returns the bots without a level. */
export function otherBots(bots: readonly BotLine[]): BotLine[] {
  return bots.filter(({ name }) => levelOf(name) === undefined);
}

/** Returns the value of a select for a bot, and the bot of such a value. */
export const botValue = (bot: string, name = ""): string => `bot ${bot} ${name}`;

export function botOfValue(value: string): { bot: string; name?: string } {
  const [, bot = "", name = ""] = value.split(" ");
  return name ? { bot, name } : { bot };
}

/** Returns the default bot: the easiest one available. */
export function easiestBot(bots: readonly BotLine[]): string {
  const found = LEVELS.map((level) => botOf(level, bots)).find((bot) => bot !== undefined);
  return (found ?? bots.at(-1))?.name ?? "";
}

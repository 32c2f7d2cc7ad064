/** Bots by how strong they are, in words that people use. */

import type { BotLine } from "../wire/types";

export type Level = "easy" | "medium" | "strong";

const BOTS: Record<Level, string> = { easy: "planner-easy", medium: "planner-medium", strong: "planner" };

export const LEVELS = Object.keys(BOTS) as Level[];

/** Finds the bot of a level; none if it does not play the game. */
export function botOf(level: Level, bots: readonly BotLine[]): BotLine | undefined {
  return bots.find(({ name }) => name === BOTS[level]);
}

/** Tells the level of a bot; bots that are there for comparison have none. */
export function levelOf(bot: string): Level | undefined {
  return LEVELS.find((level) => BOTS[level] === bot);
}

/** Lists the bots without a level. */
export function otherBots(bots: readonly BotLine[]): BotLine[] {
  return bots.filter(({ name }) => levelOf(name) === undefined);
}

/** Finds the bot for somebody who has not chosen one: the friendliest there is. */
export function friendliest(bots: readonly BotLine[]): string {
  const found = LEVELS.map((level) => botOf(level, bots)).find((bot) => bot !== undefined);
  return (found ?? bots.at(-1))?.name ?? "";
}

/** What only researchers need: bots and rules for comparing results with published programs. */

import { levelOf } from "./bot_levels";
import type { GameSetup } from "./game_setup";

const RULES: ReadonlySet<string> = new Set(["no_stations", "restarting_last_round"]);

/** Returns whether a rule option serves comparisons, and is not a variant that people play. */
export const isForComparison = (option: string): boolean => RULES.has(option);

/** Returns whether a setup has anything that only researchers need. */
export const usesAdvanced = ({ seats, options }: GameSetup): boolean =>
  options.some(isForComparison) || seats.some((seat) => seat.kind === "bot" && levelOf(seat.bot) === undefined);

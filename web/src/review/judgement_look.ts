/** How judgements look: a sign and a colour of their own. */

import type { Judgement } from "../wire/types";

/** The signs are those of chess literature, which many players know. */
export const SIGNS: Readonly<Record<Judgement, string>> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

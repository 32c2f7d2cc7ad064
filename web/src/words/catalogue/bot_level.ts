/** How strong a bot is, in the words that players use. */
export type BotLevel = "easy" | "medium" | "strong" | "expert";

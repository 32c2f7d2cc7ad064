/** The text of chat messages, and quick phrases by context. */

import type { Phrase, ChatMessage } from "../../wire/types";
import { words } from "../../words/words.svelte";

const PHRASES: Phrase[] = [
  "wow",
  "oh_no",
  "thanks",
  "sorry",
  "one_moment",
  "hurry",
  "good_luck",
  "hello",
  "well_played",
  "again",
];
const FIRST: Record<string, Phrase[]> = {
  open: ["hello", "good_luck"],
  begun: ["good_luck", "hello"],
  over: ["well_played", "thanks", "again"],
};

/** Returns the text of a message, in the reader's language. */
export const chatText = ({ text, phrase }: Pick<ChatMessage, "text" | "phrase">): string =>
  phrase ? (words.phrases[phrase as Phrase] ?? phrase) : text;

/** Returns all quick phrases, those that fit the stage of the game first. */
export function quickPhrases(status: string, ply: number, seats: number): Phrase[] {
  const moment = status === "playing" && ply <= seats * 2 ? "begun" : status;
  const first = FIRST[moment] ?? [];
  return [...first, ...PHRASES.filter((phrase) => !first.includes(phrase))];
}

/** Titles and summaries that games bring in other languages, as the server has sent them. */

import { SvelteMap } from "svelte/reactivity";
import type { GameTexts } from "../wire/types";
import { language } from "./words.svelte";

type Texts = Pick<GameTexts, "title" | "summary">;

const known = new SvelteMap<string, Record<string, Texts>>();

/** Remembers the texts of a game, by language. */
export function rememberTexts(game: string, texts: Record<string, Texts> | undefined): void {
  if (texts) known.set(game, texts);
}

/** Returns the texts of a game in the current language; empty if there are none. */
export const gameTexts = (game: string): Texts => known.get(game)?.[language()] ?? {};

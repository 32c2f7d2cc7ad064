/** Starts a guided game and opens it. */

import { linkTo } from "../navigation/address";
import { settings } from "../state/settings.svelte";
import { createLesson } from "../wire/http";
import { keepTokens } from "../storage/seat_tokens";
import { words } from "../words/words.svelte";

/** Starts a guided game, stores its token, and opens it; throws the server's refusal. */
export async function startLesson(game: string): Promise<void> {
  const name = settings.name.trim() || words.lobby.who.nobody;
  const made = await createLesson({ game, name, pace: settings.speed === "off" ? "fast" : "natural" });
  keepTokens(made.table, ...made.seats.map(({ token }) => token));
  location.hash = linkTo({ page: "table", id: made.table });
}

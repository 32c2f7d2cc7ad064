/** Begins a first game and goes there. */

import { link } from "../address";
import { settings } from "../state/settings.svelte";
import { createLesson } from "../wire/http";
import { keepTokens } from "../wire/session";
import { words } from "../words/words.svelte";

/** Begins the first game of a game, keeps the secret of the own seat, and opens it; throws what is refused. */
export async function learn(game: string): Promise<void> {
  const name = settings.name.trim() || words.lobby.who.nobody;
  const made = await createLesson({ game, name, pace: settings.speed === "off" ? "fast" : "natural" });
  keepTokens(made.table, ...made.seats.map(({ token }) => token));
  location.hash = link({ page: "table", id: made.table });
}

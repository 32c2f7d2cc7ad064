/** Lays a table and goes there. */

import { link } from "../address";
import { settings } from "../state/settings.svelte";
import { webhook } from "../state/webhook.svelte";
import { createTable } from "../wire/http";
import { keepTokens } from "../wire/session";
import { kept, written, type Wish } from "./wish";

/** Makes the table that is wished for, keeps the secrets of the own seats, and opens it; throws what is refused. */
export async function lay(game: string, wish: Wish): Promise<void> {
  const made = await createTable(written(wish, game, settings.name));
  kept(game, wish);
  const tokens = made.seats.map(({ token }) => token);
  keepTokens(made.table, ...tokens);
  void webhook.give(made.table, tokens);
  location.hash = link({ page: "table", id: made.table });
}

/** Starts an exercise and opens it. */

import { linkTo } from "../navigation/address";
import { settings } from "../state/settings.svelte";
import { keepTokens } from "../storage/seat_tokens";
import { createExercise } from "../wire/http";

/** Plays on from a position of a game; throws the server's refusal. */
export async function startExercise(table: string, ply: number, seat: number, name: string): Promise<void> {
  const made = await createExercise({ table, ply, seat, name: settings.name.trim() || name });
  keepTokens(made.table, ...made.seats.map(({ token }) => token));
  location.hash = linkTo({ page: "table", id: made.table });
}

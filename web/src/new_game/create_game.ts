/** Creates a table and opens it. */

import { linkTo } from "../navigation/address";
import { settings } from "../state/settings.svelte";
import { push } from "../state/push.svelte";
import { webhook } from "../state/webhook.svelte";
import { createTable } from "../wire/http";
import { keepNonce } from "../storage/receipts";
import { keepTokens } from "../storage/seat_tokens";
import { rememberSetup, toRequest, type GameSetup } from "./game_setup";

/** Creates a table, stores the tokens and nonces of its seats, and opens it; throws the server's refusal. */
export async function createGame(game: string, wish: GameSetup): Promise<void> {
  const request = toRequest(wish, game, settings.name);
  const { commitmentTo, newNonce } = await import("../fairness/nonce");
  const nonces = request.seats.map(newNonce).map((nonce) => ({ nonce, commitment: commitmentTo(nonce) }));
  const seats = request.seats.map((seat, place) =>
    seat.kind === "me" ? { ...seat, commitment: nonces[place]?.commitment ?? null } : seat,
  );
  const made = await createTable({ ...request, seats });
  rememberSetup(game, wish);
  for (const { seat, token } of made.seats) {
    const own = nonces[seat];
    if (own) keepNonce(made.table, token, own, made.commitment);
  }
  const tokens = made.seats.map(({ token }) => token);
  if (tokens.length) {
    keepTokens(made.table, ...tokens);
    void webhook.give(made.table, tokens);
    void push.give(made.table, tokens);
  }
  location.hash = linkTo({ page: "table", id: made.table });
}

/** Asks the server's endpoints; what is refused is thrown with what the server said, to be said in any language. */

import { words } from "../words/words.svelte";
import type { Drawing } from "./drawing";
import type {
  Board, Brought, Code, Created, GameLine, Joined, MyTable, NewLesson, NewTable, Reel, ReelWish, Saying, Statistics, TableLine, WebhookWish,
} from "./types";

/** Something that the server refused: `code` is for programs, `said` for people, and `message` for both. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | "unreachable",
    message: string,
    readonly said: Saying | null = null,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** Lists the games that can be played here. */
export const games = async (): Promise<GameLine[]> => (await ask<{ games: GameLine[] }>("GET", "games")).games;

/** Tells what never changes of a game: cards, tickets, routes. */
export const board = (game: string): Promise<Board> => ask("GET", `games/${encodeURIComponent(game)}`);

/** Fetches how the board of a game is drawn; nothing for games without one. */
export async function drawing(game: string): Promise<Drawing | null> {
  try {
    return await ask<Drawing>("GET", `maps/${encodeURIComponent(game)}`);
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_possible") return null;
    throw error;
  }
}

/** Lists the tables that anybody may join or watch. */
export const publicTables = async (): Promise<TableLine[]> =>
  (await ask<{ tables: TableLine[] }>("GET", "tables")).tables;

/** Makes a table; the secrets of the own seats are told this once. */
export const createTable = (wish: NewTable): Promise<Created> => ask("POST", "tables", wish);

/** Begins the first game of a game, to learn it by playing. */
export const createLesson = (wish: NewLesson): Promise<Created> => ask("POST", "lessons", wish);

/** Takes an open seat, any or a certain one; its secret is told this once. */
export const join = (table: string, name: string, seat?: number): Promise<Joined> =>
  ask("POST", "join", seat === undefined ? { table, name } : { table, name, seat });

/** Lists the own tables, and where it is one's turn. */
export const myTables = async (seats: { table: string; token: string }[]): Promise<MyTable[]> =>
  (await ask<{ tables: MyTable[] }>("POST", "mine", { seats })).tables;

/** Fetches what was played, as text: as a seat saw it, or as everybody may have it. */
export const record = (table: string, token?: string): Promise<string> =>
  ask("POST", "record", token === undefined ? { table } : { table, token });

/** Tells how a table was after each of some plays, as far as one may know. */
export const reel = (wish: ReelWish): Promise<Reel> => ask("POST", "reel", wish);

/** Tells the numbers of a game that is over. */
export const statistics = (table: string): Promise<Statistics> => ask("POST", "statistics", { table });

/** Makes a table to look back at of a record from elsewhere; a broken one is refused by a sentence. */
export const bring = (text: string): Promise<Brought> => ask("POST", "records", { text });

/** Tells to which hosts the server sends messages about turns; none if it sends none. */
export const webhookHosts = async (): Promise<string[]> => (await ask<{ hosts: string[] }>("GET", "webhooks")).hosts;

/** Gives seats an address for messages about turns, or takes it back; tells how many seats that was true of. */
export const giveWebhook = (wish: WebhookWish): Promise<{ seats: number }> => ask("POST", "webhooks", wish);

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/${path}`, init);
    text = await answer.text();
  } catch {
    throw new Refusal("unreachable", words.connection.unreachable);
  }
  if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/plain")) return text as T;
  const told = read(text);
  if (answer.ok && told !== undefined) return told as T;
  throw refusal(told);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(told: unknown): Refusal {
  if (typeof told === "object" && told !== null && "code" in told && "message" in told) {
    return new Refusal(told.code as Code, String(told.message), "said" in told ? (told.said as Saying) : null);
  }
  return new Refusal("failed", words.connection.unreadable);
}

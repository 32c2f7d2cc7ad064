/** The server's REST endpoints; refusals are thrown with the server's sentence, to be translated. */

import type { Drawing } from "./drawing";
import type { Failure } from "./failure";
import type {
  Board,
  RecordImport,
  Code,
  Created,
  GameLine,
  Joined,
  MyTable,
  NewExercise,
  NewLesson,
  NewTable,
  Proof,
  PushRequest,
  ReplayMessage,
  ReplayRequest,
  ReviewMessage,
  ReviewRequest,
  Saying,
  Statistics,
  TableLine,
  WebhookRequest,
} from "./types";

/** A refusal by the server: `code` for programs, `said` to be translated, `message` in English. */
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

/** Returns the games that can be played. */
export const games = async (): Promise<GameLine[]> => (await ask<{ games: GameLine[] }>("GET", "games")).games;

/** Returns a game's static data: cards, tickets, routes. */
export const board = (game: string): Promise<Board> => ask("GET", `games/${encodeURIComponent(game)}`);

/** Returns the drawing of a game's board; null for games without one. */
export async function drawing(game: string): Promise<Drawing | null> {
  try {
    return await ask<Drawing>("GET", `maps/${encodeURIComponent(game)}`);
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_possible") return null;
    throw error;
  }
}

/** Returns the public tables. */
export const publicTables = async (): Promise<TableLine[]> =>
  (await ask<{ tables: TableLine[] }>("GET", "tables")).tables;

/** Creates a table; the tokens of its seats are returned only once. */
export const createTable = (wish: NewTable): Promise<Created> => ask("POST", "tables", wish);

/** Starts a guided game. */
export const createLesson = (wish: NewLesson): Promise<Created> => ask("POST", "lessons", wish);

/** Takes an open seat; its token is returned only once. */
export const join = (
  table: string,
  name: string,
  seat: number | null = null,
  colour: number | null = null,
): Promise<Joined> => ask("POST", "join", { table, name, seat, colour });

/** Returns the tables of these seats, and where it is their turn. */
export const myTables = async (seats: { table: string; token: string }[]): Promise<MyTable[]> =>
  (await ask<{ tables: MyTable[] }>("POST", "mine", { seats })).tables;

/** Returns the record as text, from a seat's view or the public one. */
export const record = (table: string, token?: string): Promise<string> =>
  ask("POST", "record", token === undefined ? { table } : { table, token });

/** Returns the record of a finished game with what each of its draws was made from. */
export const proof = (table: string): Promise<Proof> => ask("POST", "proof", { table });

/** Returns frames of a replay, as far as they are visible. */
export const frames = (wish: ReplayRequest): Promise<ReplayMessage> => ask("POST", "reel", wish);

/** Returns the statistics of a finished game. */
export const statistics = (table: string): Promise<Statistics> => ask("POST", "statistics", { table });

/** Imports a record as a table to replay; throws a refusal that explains what is broken. */
export const importRecord = (text: string): Promise<RecordImport> => ask("POST", "records", { text });

/** Asks for the review of a seat; one that is done or has begun is not computed again. */
export const beginReview = (wish: ReviewRequest): Promise<ReviewMessage> => ask("POST", "reviews", wish);

/** Returns a review, or how far it is. */
export const reviewProgress = (wish: ReviewRequest): Promise<ReviewMessage> => ask("POST", "review", wish);

/** Creates an exercise that goes on from a position of a finished game. */
export const createExercise = (wish: NewExercise): Promise<Created> => ask("POST", "exercises", wish);

/** Returns the webhook hosts that the server allows. */
export const webhookHosts = async (): Promise<string[]> => (await ask<{ hosts: string[] }>("GET", "webhooks")).hosts;

/** Sets or removes the webhook of seats; returns how many were changed. */
export const setWebhook = (wish: WebhookRequest): Promise<{ seats: number }> => ask("POST", "webhooks", wish);

/** Returns the key for push messages; empty if the server sends none. */
export const pushKey = async (): Promise<string> => (await ask<{ key: string }>("GET", "push")).key;

/** Subscribes a browser for seats, or unsubscribes it; returns how many were changed. */
export const setPush = (wish: PushRequest): Promise<{ seats: number }> => ask("POST", "push", wish);

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
    throw new Refusal("unreachable", "unreachable" satisfies Failure);
  }
  if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/plain")) return text as T;
  const info = read(text);
  if (answer.ok && info !== undefined) return info as T;
  throw refusal(info);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(info: unknown): Refusal {
  if (typeof info === "object" && info !== null && "code" in info && "message" in info) {
    return new Refusal(info.code as Code, String(info.message), "said" in info ? (info.said as Saying) : null);
  }
  return new Refusal("failed", "unreadable" satisfies Failure);
}

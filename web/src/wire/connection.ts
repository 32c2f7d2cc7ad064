/** A WebSocket that comes back by itself: nothing that was asked is lost silently, and a move is played once. */

import { words } from "../words/words.svelte";
import type { Answer, Request, ServerMessage } from "./types";

/** How a connection is: at the first try, working, or broken and trying again. */
export type Health = "connecting" | "open" | "broken";

export interface Ears {
  /** The connection is (again) there: say who you are, by `sit` or `watch`. */
  opened(): void;
  /** The server said something; answers come here too, after their promise is kept. */
  heard(message: ServerMessage): void;
  /** The connection broke, or works again. */
  health(health: Health): void;
}

interface Asked {
  request: Request;
  answered: (answer: Answer) => void;
  due: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds. */
export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;
export const PATIENCE = 10_000;
export const QUIET = 25_000;

const COME_BACK_AT_ONCE = new Set([1012, 1013]);
const TOO_MUCH = 1008;

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Asked>();
  #count = 0;
  #failures = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ears: Ears,
    private readonly url: string = socketAddress(),
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
    ears.health("connecting");
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Asks for something, and promises the answer; a refusal is an answer too (`type: "error"`).
   *
   * A move (`play`) waits for the connection and is sent again with its key until it is answered. Anything else is
   * refused with the code `unavailable` if the connection is broken, or breaks before the answer.
   */
  request(request: Request): Promise<Answer> {
    const id = ++this.#count;
    return new Promise((answered) => {
      if (!this.open && request.type !== "play") {
        answered(unavailable(id, words.connection.offline));
        return;
      }
      const asked: Asked = { request, answered, due: undefined };
      this.#waiting.set(id, asked);
      if (this.open) this.#send(id, asked);
    });
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#drop();
    for (const [id, { answered }] of this.#waiting) answered(unavailable(id, words.connection.lost));
    this.#waiting.clear();
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#broke(code);
    this.#listen(PATIENCE, () => this.#broke());
  }

  #opened(): void {
    this.ears.health("open");
    const moves = [...this.#waiting];
    this.ears.opened();
    for (const [id, asked] of moves) this.#send(id, asked);
    this.#expect();
  }

  #heard(message: ServerMessage): void {
    this.#failures = 0;
    this.#expect();
    if ("id" in message && message.id !== null) {
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      clearTimeout(asked?.due);
      asked?.answered(message);
    }
    this.ears.heard(message);
  }

  #broke(code = 0): void {
    this.#drop();
    for (const [id, asked] of this.#waiting) {
      clearTimeout(asked.due);
      if (asked.request.type === "play") continue; // its key makes it safe to send again
      this.#waiting.delete(id);
      asked.answered(unavailable(id, words.connection.lost));
    }
    if (this.#closed) return;
    this.ears.health("broken");
    this.#again = setTimeout(() => this.#connect(), this.#pause(code));
  }

  /** Waits longer each time, and not exactly as long as everybody else. */
  #pause(code: number): number {
    const chance = 0.75 + Math.random() / 2;
    if (COME_BACK_AT_ONCE.has(code) && this.#failures++ === 0) return chance * 100;
    if (code === TOO_MUCH) return chance * LONGEST_PAUSE;
    return chance * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
  }

  #send(id: number, asked: Asked): void {
    asked.due = setTimeout(() => this.#broke(), PATIENCE);
    this.#socket?.send(JSON.stringify({ ...asked.request, id }));
  }

  /** Makes sure that the server is still there when it has said nothing for a while. */
  #expect(): void {
    this.#listen(QUIET, () => void this.request({ type: "ping" }));
  }

  #listen(time: number, then: () => void): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(then, time);
  }

  /** Tries at once when the network or the person is back. */
  #hurry = (): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.open) void this.request({ type: "ping" });
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#quiet);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** Names one move, so that it is played once however often it is sent. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

function unavailable(id: number, message: string): Answer {
  return { type: "error", code: "unavailable", message, said: null, id, table: null };
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

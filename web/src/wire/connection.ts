/** A WebSocket that reconnects: no request is lost silently, and a move is played once. */

import type { Failure } from "./failure";
import type { Answer, Request, ServerMessage } from "./types";

/** The state of a connection: connecting for the first time, open, or broken and reconnecting. */
export type Health = "connecting" | "open" | "broken";

export interface ConnectionListener {
  /** The connection is open (again): identify with `sit` or `watch`. */
  opened(): void;
  /** A message has arrived; answers come here too, after their promise is resolved. */
  heard(message: ServerMessage): void;
  /** The state of the connection has changed. */
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
    private readonly listener: ConnectionListener,
    private readonly url: string = socketAddress(),
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
    listener.health("connecting");
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Sends a request and returns its answer; a refusal is an answer too (`type: "error"`).
   *
   * A move (`play`) waits for the connection and is sent again with its key until it is answered. Anything else is
   * refused with the code `unavailable` if the connection is broken, or breaks before the answer.
   */
  request(request: Request): Promise<Answer> {
    const id = ++this.#count;
    return new Promise((answered) => {
      if (!this.open && request.type !== "play") {
        answered(unavailable(id, "offline"));
        return;
      }
      const asked: Asked = { request, answered, due: undefined };
      this.#waiting.set(id, asked);
      if (this.open) this.#send(id, asked);
    });
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#drop();
    for (const [id, { answered }] of this.#waiting) answered(unavailable(id, "lost"));
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
    this.listener.health("open");
    const moves = [...this.#waiting];
    this.listener.opened();
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
    this.listener.heard(message);
  }

  #broke(code = 0): void {
    this.#drop();
    for (const [id, asked] of this.#waiting) {
      clearTimeout(asked.due);
      if (asked.request.type === "play") continue; // its key makes it safe to send again
      this.#waiting.delete(id);
      asked.answered(unavailable(id, "lost"));
    }
    if (this.#closed) return;
    this.listener.health("broken");
    this.#again = setTimeout(() => this.#connect(), this.#pause(code));
  }

  /** Returns the exponential backoff, with jitter. */
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

  /** Pings the server when it has been silent for a while. */
  #expect(): void {
    this.#listen(QUIET, () => void this.request({ type: "ping" }));
  }

  #listen(time: number, then: () => void): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(then, time);
  }

  /** Reconnects at once when the network or the player is back. */
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
    // Browsers report a socket that is closed before it is open as an error.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }
}

/** Returns an idempotency key for a move. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

function unavailable(id: number, message: Failure): Answer {
  return { type: "error", code: "unavailable", message, said: null, id, table: null };
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

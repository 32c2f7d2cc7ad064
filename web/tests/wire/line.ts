/** A telephone line in place of the network: tests are the server at its other end. */

import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/wire/types";

/** One WebSocket as the page uses it. */
export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Socket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    line.sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = Socket.CLOSED;
  }

  /** The server accepts. */
  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: ServerMessage | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server answers the last request of a type. */
  answer(type: ClientMessage["type"], told: object): void {
    const asked = this.sent.findLast((one) => one.type === type);
    this.say({ type: "done", table: "T", ...told, id: asked?.id });
  }

  /** The connection breaks, for the network or because the server wants it. */
  cut(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
}

export const line = {
  sockets: [] as Socket[],
  /** The newest connection. */
  get end(): Socket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error("Nobody has called.");
    return newest;
  },
};

/** Puts the line in place of the network, and time into the test's hands. */
export function lay(): void {
  line.sockets = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("WebSocket", Socket);
}

/** Lets promises be kept that nothing waits for. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

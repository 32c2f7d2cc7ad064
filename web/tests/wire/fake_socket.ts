/** A fake WebSocket with which tests play the server. */

import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/wire/types";

/** The part of the WebSocket interface that the page uses, with methods for the server's side. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    network.sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** Opens the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** Delivers a message from the server. */
  deliver(message: ServerMessage | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answers the last request of a type. */
  answer(type: ClientMessage["type"], fields: object): void {
    const asked = this.sent.findLast((one) => one.type === type);
    this.deliver({ type: "done", table: "T", ...fields, id: asked?.id });
  }

  /** Closes the connection from the network's or the server's side. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

export const network = {
  sockets: [] as FakeSocket[],
  /** The newest connection. */
  get socket(): FakeSocket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error("No connection has been opened.");
    return newest;
  },
};

/** Replaces WebSocket and the timers by fakes. */
export function stubNetwork(): void {
  network.sockets = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** Lets pending promises settle. */
export const settlePromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

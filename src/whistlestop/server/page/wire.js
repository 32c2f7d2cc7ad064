/** Talks to the server: questions over HTTP, and a table over a WebSocket that comes back by itself. */

/** The fields of every request that this page sends over a WebSocket. */
const REQUESTS = {
  "sit": ["table", "token", "since"],
  "watch": ["table", "since"],
  "play": ["table", "seat", "ply", "action", "key"],
  "why": ["table", "seat", "where", "what"],
  "say": ["table", "seat", "text", "phrase"],
  "mute": ["table", "place", "muted"],
  "start": ["table", "seat"],
  "fill": ["table", "seat", "place", "bot"],
  "free": ["table", "seat", "place"],
  "leave": ["table", "seat"],
  "cover": ["table", "seat", "place"],
  "back": ["table", "seat"],
  "rematch": ["table", "seat", "rotate"]
};
const LONGEST_PAUSE = 15000;

/** Asks over HTTP; what is refused is thrown with the server's sentence. */
export async function ask(method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new Error("The server can't be reached at the moment.");
  });
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const told = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(told.message ?? "The server refused this.");
  return told;
}

/** The secrets of this browser's seats, by table. */
export const secrets = {
  all: () => JSON.parse(localStorage.getItem("whistlestop.secrets") ?? "{}"),
  of: (table) => secrets.all()[table] ?? [],
  keep: (table, tokens) => {
    const { [table]: _, ...others } = secrets.all();
    const kept = tokens.length ? { [table]: tokens, ...others } : others;
    localStorage.setItem("whistlestop.secrets", JSON.stringify(kept));
  },
  add: (table, ...tokens) => secrets.keep(table, [...new Set([...secrets.of(table), ...tokens])]),
};

/** Names one move, so that it is played once however often it is sent. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");

/** A connection that follows one table. */
export class Wire {
  constructor({ greeting, hear, notice }) {
    Object.assign(this, { greeting, hear, notice, count: 0, failures: 0, waiting: new Map(), closed: false });
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket.onopen = () => {
      this.notice("");
      for (const request of this.greeting()) this.send(request);
      for (const { request } of this.waiting.values()) this.send(request);
    };
    this.socket.onmessage = ({ data }) => this.heard(JSON.parse(data));
    this.socket.onclose = () => this.broken();
  }

  heard(message) {
    this.failures = 0;
    const asked = this.waiting.get(message.id);
    if (asked && ["done", "reason", "error"].includes(message.type)) {
      this.waiting.delete(message.id);
      asked.answered(message);
    }
    this.hear(message);
  }

  broken() {
    if (this.closed) return;
    for (const [id, { request, answered }] of this.waiting) {
      if (request.type === "play") continue; // its key makes it safe to send again
      this.waiting.delete(id);
      answered({ type: "error", code: "unavailable", message: "The connection broke; please try again." });
    }
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.failures++) * (0.75 + Math.random() / 2);
    this.notice("The connection is broken; nothing is lost. Trying again …");
    this.timer = setTimeout(() => this.connect(), pause);
  }

  send(request) {
    const unknown = Object.keys(request).filter((name) => !["type", "id", ...REQUESTS[request.type]].includes(name));
    if (unknown.length) throw new Error(`${request.type} has no ${unknown}`);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  /** Asks for something, and promises the answer. */
  request(request) {
    const id = ++this.count;
    return new Promise((answered) => {
      this.waiting.set(id, { request: { ...request, id }, answered });
      this.send({ ...request, id });
    });
  }

  /** Follows the table anew, with seats that have changed. */
  greet() {
    for (const request of this.greeting()) this.send(request);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}

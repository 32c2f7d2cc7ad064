import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Push } from "../../src/state/push.svelte";
import { forgetTokens, keepTokens } from "../../src/storage/seat_tokens";
import { Refusal } from "../../src/wire/http";

const REFUSED = { code: "not_possible", message: "This server doesn’t send push notifications." };

let wishes: Record<string, unknown>[];
let subscription: { endpoint: string; toJSON: () => unknown; unsubscribe: () => Promise<boolean> } | null;
let subscribed: unknown[];
let refuses: boolean;

beforeEach(() => {
  [wishes, subscription, subscribed, refuses] = [[], null, [], false];
  localStorage.clear();
  keepTokens("T", "s0");
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    const json = (content: unknown, status = 200) =>
      new Response(JSON.stringify(content), { status, headers: { "Content-Type": "application/json" } });
    if (method === "GET") return json({ key: "KEY" });
    if (refuses) return json(REFUSED, 409);
    wishes.push(JSON.parse(String(body)) as Record<string, unknown>);
    return json({ seats: 1 });
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: unknown) => {
      subscribed.push(options);
      subscription = {
        endpoint: `https://push.example/${subscribed.length}`,
        toJSON: () => ({ keys: { p256dh: "P", auth: "A" } }),
        unsubscribe: async () => ((subscription = null), true),
      };
      return subscription;
    },
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});

afterEach(() => {
  forgetTokens("T");
  vi.unstubAllGlobals();
});

const keys = { p256dh: "P", auth: "A" };
const T = { table: "T", token: "s0" };
const T2 = { table: "T2", token: "s1" };

test("one subscription serves all seats and new ones, until it is ended", async () => {
  const push = new Push();
  await push.ask();
  await push.set(true);
  await push.give("T2", ["s1"]);
  await new Push().give("T2", ["s1"]);
  await push.set(false);
  await push.give("T3", ["s3"]);

  const on = { endpoint: "https://push.example/1", keys, language: "en" };
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: "KEY" }]);
  expect(wishes).toEqual([
    { seats: [T], ...on },
    { seats: [T2], ...on },
    { seats: [T2], ...on },
    { seats: [T], endpoint: "https://push.example/1" },
  ]);
  expect(subscription).toBeNull();
});

test("a subscription that the browser has dropped is renewed for all seats with the next game", async () => {
  const push = new Push();
  await push.ask();
  await push.set(true);
  subscription = null;
  await push.give("T", ["s0"]);
  expect(wishes[1]).toEqual({ seats: [T], endpoint: "https://push.example/2", keys, language: "en" });
});

test("a refusal is passed on, and new seats are not subscribed", async () => {
  const push = new Push();
  await push.ask();
  refuses = true;
  await expect(push.set(true)).rejects.toThrow(Refusal);
  refuses = false;
  await push.give("T2", ["s1"]);
  expect(wishes).toEqual([]);
});

test("a browser without a service worker is not offered push messages", async () => {
  vi.stubGlobal("navigator", {});
  const push = new Push();
  await push.ask();
  expect(push.key).toBe("");
  await push.set(true);
  expect(wishes).toEqual([]);
});

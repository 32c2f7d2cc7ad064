import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOWN, Chat } from "../../src/state/chat.svelte";
import type { ChatMessage } from "../../src/wire/types";

let chat: Chat;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  chat = new Chat("T", () => [0]);
});

afterEach(() => vi.useRealTimers());

const NAMES = ["Ada", "Ben", "Cleo"];
const said = (number: number, seat: number, text: string): ChatMessage => ({
  type: "said",
  table: "T",
  number,
  seat,
  name: NAMES[seat] ?? "",
  at: 1,
  text,
  phrase: "",
});

const texts = (): string[] => chat.lines.map(({ text }) => text);

test("messages appear once and in order, without those of muted players", () => {
  chat.hear(said(1, 1, "Hello"), false);
  chat.hear(said(2, 0, "Hi"), true);
  chat.hear(said(1, 1, "Hello"), false);
  expect(texts()).toEqual(["Hello", "Hi"]);
  chat.mute(1, true);
  expect(texts()).toEqual(["Hi"]);
  chat.mute(1, false);
  expect(texts()).toEqual(["Hello", "Hi"]);
});

test("muting everyone keeps the player's own messages", () => {
  chat.hear(said(1, 1, "Hello"), true);
  chat.hear(said(2, 0, "Hi"), true);
  chat.mute(null, true);
  expect(texts()).toEqual(["Hi"]);
  expect(chat.latest).toBeNull();
});

test("messages from others are unread until shown, even after a reload", () => {
  chat.hear(said(1, 1, "Hello"), true);
  chat.hear(said(2, 0, "Hi"), true);
  chat.hear(said(3, 2, "Hey"), true);
  expect(chat.unread).toBe(2);
  chat.open()();
  expect(chat.unread).toBe(0);
  chat = new Chat("T", () => [0]);
  chat.hear(said(1, 1, "Hello"), false);
  chat.hear(said(4, 2, "Wow"), false);
  expect(chat.unread).toBe(1);
});

test("a message that arrives while the chat is open counts as read", () => {
  const close = chat.open();
  chat.hear(said(1, 1, "Hello"), true);
  expect(chat.latest).toBeNull();
  close();
  expect(chat.unread).toBe(0);
});

test("a new message from another player is shown for a while, an old one never", () => {
  chat.hear(said(1, 1, "Hello"), false);
  expect(chat.latest).toBeNull();
  chat.hear(said(2, 0, "Hi"), true);
  expect(chat.latest).toBeNull();
  chat.hear(said(3, 1, "How are you?"), true);
  expect(chat.latest?.text).toBe("How are you?");
  vi.advanceTimersByTime(SHOWN);
  expect(chat.latest).toBeNull();
});

test("muted players stay muted after a reload, at this table only", () => {
  chat.mute(1, true);
  chat.mute(null, true);
  expect([...new Chat("T", () => [0]).muted]).toEqual([1]);
  expect(new Chat("T", () => [0]).deaf).toBe(true);
  expect(new Chat("U", () => [0]).muted.size).toBe(0);
});

test("invalid stored data is ignored", () => {
  localStorage.setItem("whistlestop.talk", '{"T": {"read": "all"}}');
  expect(new Chat("T", () => [0]).muted.size).toBe(0);
});

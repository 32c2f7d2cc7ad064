import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOWN, Talk } from "../../src/state/talk.svelte";
import type { SaidTold } from "../../src/wire/types";

let talk: Talk;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  talk = new Talk("T", () => [0]);
});

afterEach(() => vi.useRealTimers());

const NAMES = ["Ada", "Ben", "Cleo"];
const said = (number: number, seat: number, text: string): SaidTold =>
  ({ type: "said", table: "T", number, seat, name: NAMES[seat] ?? "", at: 1, text, phrase: "" });

const texts = (): string[] => talk.lines.map(({ text }) => text);

test("what was said comes once and in order, without those who are muted", () => {
  talk.hear(said(1, 1, "Hello"), false);
  talk.hear(said(2, 0, "Hi"), true);
  talk.hear(said(1, 1, "Hello"), false);
  expect(texts()).toEqual(["Hello", "Hi"]);
  talk.mute(1, true);
  expect(texts()).toEqual(["Hi"]);
  talk.mute(1, false);
  expect(texts()).toEqual(["Hello", "Hi"]);
});

test("who does not want to hear anybody still reads the own lines", () => {
  talk.hear(said(1, 1, "Hello"), true);
  talk.hear(said(2, 0, "Hi"), true);
  talk.mute(null, true);
  expect(texts()).toEqual(["Hi"]);
  expect(talk.latest).toBeNull();
});

test("lines of others are unread until they were on the screen, even after a reload", () => {
  talk.hear(said(1, 1, "Hello"), true);
  talk.hear(said(2, 0, "Hi"), true);
  talk.hear(said(3, 2, "Hey"), true);
  expect(talk.unread).toBe(2);
  talk.open()();
  expect(talk.unread).toBe(0);
  talk = new Talk("T", () => [0]);
  talk.hear(said(1, 1, "Hello"), false);
  talk.hear(said(4, 2, "Wow"), false);
  expect(talk.unread).toBe(1);
});

test("what comes while one reads along is read", () => {
  const close = talk.open();
  talk.hear(said(1, 1, "Hello"), true);
  expect(talk.latest).toBeNull();
  close();
  expect(talk.unread).toBe(0);
});

test("the newest line of somebody else is shown for a while, and an old one never", () => {
  talk.hear(said(1, 1, "Hello"), false);
  expect(talk.latest).toBeNull();
  talk.hear(said(2, 0, "Hi"), true);
  expect(talk.latest).toBeNull();
  talk.hear(said(3, 1, "How are you?"), true);
  expect(talk.latest?.text).toBe("How are you?");
  vi.advanceTimersByTime(SHOWN);
  expect(talk.latest).toBeNull();
});

test("whom one has muted stays muted after a reload, at this table only", () => {
  talk.mute(1, true);
  talk.mute(null, true);
  expect([...new Talk("T", () => [0]).muted]).toEqual([1]);
  expect(new Talk("T", () => [0]).deaf).toBe(true);
  expect(new Talk("U", () => [0]).muted.size).toBe(0);
});

test("what a browser has kept wrongly counts as nothing", () => {
  localStorage.setItem("whistlestop.talk", '{"T": {"read": "all"}}');
  expect(new Talk("T", () => [0]).muted.size).toBe(0);
});

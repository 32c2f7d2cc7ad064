import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../../src/state/notices.svelte";

let notices: Notices;

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});

afterEach(() => vi.useRealTimers());

test("a notice disappears by itself, a long one later", async () => {
  const short = "It is taken.";
  notices.tell(short, "reason");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices.current).toBeNull();

  notices.tell(short.repeat(20), "reason");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices.current).not.toBeNull();
});

test("a new notice replaces the old one and is shown for its full time", async () => {
  notices.tell("one");
  await vi.advanceTimersByTimeAsync(5000);
  notices.tell("two");
  await vi.advanceTimersByTimeAsync(5000);
  expect(notices.current?.text).toBe("two");
  notices.dismiss();
  expect(notices.current).toBeNull();
});

test("repeating a notice makes it a new one", () => {
  notices.tell("one");
  const first = notices.current?.number;
  notices.tell("one");
  expect(notices.current?.number).not.toBe(first);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../../src/state/notice.svelte";

let notices: Notices;

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});

afterEach(() => vi.useRealTimers());

test("a sentence goes by itself, and a long one stays longer", async () => {
  const short = "It is taken.";
  notices.tell(short, "reason");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices.current).toBeNull();

  notices.tell(short.repeat(20), "reason");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices.current).not.toBeNull();
});

test("the newest sentence counts, for its whole time", async () => {
  notices.tell("one");
  await vi.advanceTimersByTimeAsync(5000);
  notices.tell("two");
  await vi.advanceTimersByTimeAsync(5000);
  expect(notices.current?.text).toBe("two");
  notices.dismiss();
  expect(notices.current).toBeNull();
});

test("the same sentence told twice is a new one", () => {
  notices.tell("one");
  const first = notices.current?.number;
  notices.tell("one");
  expect(notices.current?.number).not.toBe(first);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../../src/state/settings.svelte";
import { LONGEST_WAIT, AnimationQueue } from "../../src/state/animation_queue.svelte";

const DRAWN = { type: "drawn", seat: 1 };
const CLAIMED = { type: "claimed", seat: 1, route: "Paris-Zürich", cards: "RRR" };

let speed: Speed = "normal";
let queue: AnimationQueue;

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  queue = new AnimationQueue(() => speed);
});

afterEach(() => vi.useRealTimers());

test("animations run one after another, each for its own duration", async () => {
  queue.push([DRAWN, { type: "kept", seat: 1, count: 1 }, CLAIMED]);
  const seen: string[] = [];
  while (queue.current) {
    seen.push(queue.current.event.type);
    await vi.advanceTimersByTimeAsync(queue.current.duration);
  }
  expect(seen).toEqual(["drawn", "kept", "claimed"]);
});

test("a longer route takes longer to animate", () => {
  queue.push([CLAIMED]);
  const short = queue.current?.duration ?? 0;
  queue.skip();
  queue.push([{ ...CLAIMED, cards: "RRRRRR" }]);
  expect(queue.current?.duration).toBeGreaterThan(short);
});

test("an event with nothing to show is not animated", () => {
  queue.push([{ type: "stopped", seat: 1 }]);
  expect(queue.current).toBeNull();
});

test("fast shortens animations, and off skips them", () => {
  queue.push([DRAWN]);
  const usual = queue.current?.duration ?? 0;
  queue.skip();
  speed = "fast";
  queue.push([DRAWN]);
  expect(queue.current?.duration).toBeLessThan(usual);
  queue.skip();
  speed = "off";
  queue.push([DRAWN]);
  expect(queue.current).toBeNull();
});

test("animations do not pile up", async () => {
  for (let play = 0; play < 50; play++) queue.push([DRAWN, DRAWN]);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT + 1000);
  expect(queue.current).toBeNull();
});

test("skipping clears the queue, and later animations get new numbers", () => {
  queue.push([DRAWN, DRAWN]);
  const first = queue.current?.number ?? 0;
  queue.skip();
  expect(queue.current).toBeNull();
  queue.push([DRAWN]);
  expect(queue.current?.number).toBeGreaterThan(first);
});

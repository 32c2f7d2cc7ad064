import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../../src/state/settings.svelte";
import { LONGEST_WAIT, Show } from "../../src/state/show.svelte";

const DRAWN = { type: "drawn", seat: 1 };
const CLAIMED = { type: "claimed", seat: 1, route: "Paris-Zürich", cards: "RRR" };

let speed: Speed = "normal";
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  show = new Show(() => speed);
});

afterEach(() => vi.useRealTimers());

test("scenes come one after the other, each for its time", async () => {
  show.push([DRAWN, { type: "kept", seat: 1, count: 1 }, CLAIMED]);
  const seen: string[] = [];
  while (show.current) {
    seen.push(show.current.event.type);
    await vi.advanceTimersByTimeAsync(show.current.duration);
  }
  expect(seen).toEqual(["drawn", "kept", "claimed"]);
});

test("a longer route takes longer", () => {
  show.push([CLAIMED]);
  const short = show.current?.duration ?? 0;
  show.skip();
  show.push([{ ...CLAIMED, cards: "RRRRRR" }]);
  expect(show.current?.duration).toBeGreaterThan(short);
});

test("what has nothing to be seen is no scene", () => {
  show.push([{ type: "stopped", seat: 1 }]);
  expect(show.current).toBeNull();
});

test("fast is faster, and off shows nothing", () => {
  show.push([DRAWN]);
  const usual = show.current?.duration ?? 0;
  show.skip();
  speed = "fast";
  show.push([DRAWN]);
  expect(show.current?.duration).toBeLessThan(usual);
  show.skip();
  speed = "off";
  show.push([DRAWN]);
  expect(show.current).toBeNull();
});

test("scenes do not pile up", async () => {
  for (let play = 0; play < 50; play++) show.push([DRAWN, DRAWN]);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT + 1000);
  expect(show.current).toBeNull();
});

test("skipping ends all, and new scenes have new numbers", () => {
  show.push([DRAWN, DRAWN]);
  const first = show.current?.number ?? 0;
  show.skip();
  expect(show.current).toBeNull();
  show.push([DRAWN]);
  expect(show.current?.number).toBeGreaterThan(first);
});

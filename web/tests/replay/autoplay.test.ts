import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Autoplay } from "../../src/replay/autoplay.svelte";

let steps = 0;
let busy = false;
let autoplay: Autoplay;

beforeEach(() => {
  vi.useFakeTimers();
  steps = 0;
  busy = false;
  autoplay = new Autoplay(
    () => ++steps < 10,
    () => busy,
  );
});

afterEach(() => {
  autoplay.stop();
  vi.useRealTimers();
});

test("autoplay starts at once, and stops by itself at the end", () => {
  autoplay.pace = "fast";
  autoplay.start();
  vi.advanceTimersByTime(1);
  expect([steps, autoplay.runs]).toEqual([1, true]);
  vi.advanceTimersByTime(60_000);
  expect([steps, autoplay.runs]).toEqual([10, false]);
});

test("autoplay waits for animations, except at the fast pace", () => {
  autoplay.start();
  vi.advanceTimersByTime(1);
  busy = true;
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(1);
  autoplay.pace = "fast";
  vi.advanceTimersByTime(1000);
  expect(steps).toBeGreaterThan(1);
});

test("the pace stays between slow and fast", () => {
  const paces = [autoplay.pace];
  for (const by of [1, 1, -1, -1, -1] as const) {
    autoplay.change(by);
    paces.push(autoplay.pace);
  }
  expect(paces).toEqual(["usual", "fast", "fast", "usual", "slow", "slow"]);
});

test("toggling stops autoplay", () => {
  autoplay.toggle();
  vi.advanceTimersByTime(1);
  autoplay.toggle();
  vi.advanceTimersByTime(60_000);
  expect([steps, autoplay.runs]).toEqual([1, false]);
});

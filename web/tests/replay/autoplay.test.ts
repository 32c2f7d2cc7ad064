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

test("it begins at once, and stops by itself at the end", () => {
  autoplay.pace = "fast";
  autoplay.start();
  vi.advanceTimersByTime(1);
  expect([steps, autoplay.runs]).toEqual([1, true]);
  vi.advanceTimersByTime(60_000);
  expect([steps, autoplay.runs]).toEqual([10, false]);
});

test("it waits for what is being shown, unless it is in a hurry", () => {
  autoplay.start();
  vi.advanceTimersByTime(1);
  busy = true;
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(1);
  autoplay.pace = "fast";
  vi.advanceTimersByTime(1000);
  expect(steps).toBeGreaterThan(1);
});

test("a faster pace plays faster, and there is none beyond the fastest", () => {
  const paces = [autoplay.pace];
  for (const by of [1, 1, -1, -1, -1] as const) {
    autoplay.change(by);
    paces.push(autoplay.pace);
  }
  expect(paces).toEqual(["usual", "fast", "fast", "usual", "slow", "slow"]);
});

test("stopped means stopped", () => {
  autoplay.toggle();
  vi.advanceTimersByTime(1);
  autoplay.toggle();
  vi.advanceTimersByTime(60_000);
  expect([steps, autoplay.runs]).toEqual([1, false]);
});

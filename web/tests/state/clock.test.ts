import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startClock, timeLeft } from "../../src/state/clock.svelte";
import { state } from "./sample_messages";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the seconds that a seat has left are counted down from the arrival of the state", () => {
  const arrived = state({ clock: { seats: [1], left: 45 } });
  startClock(arrived);
  vi.advanceTimersByTime(30_000);

  expect([timeLeft(arrived, 1), timeLeft(arrived, 0), timeLeft(null, 1)]).toEqual([15, null, null]);
});

test("a wrong or changed time of day of this device does not change the seconds left", () => {
  vi.setSystemTime(0);
  const arrived = state({ clock: { seats: [0], left: 45 } });
  startClock(arrived);
  vi.setSystemTime(new Date("2100-01-01"));
  vi.advanceTimersByTime(5_000);

  expect(timeLeft(arrived, 0)).toBe(40);
});

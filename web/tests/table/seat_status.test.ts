import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCoverable } from "../../src/table/seats/seat_status";
import { now } from "../../src/state/clock.svelte";
import { table } from "../state/sample_messages";

let arrived = 0;
beforeEach(() => {
  vi.useFakeTimers();
  arrived = now();
});
afterEach(() => void vi.useRealTimers());

const [ADA, BEN] = table().seats as [ReturnType<typeof table>["seats"][0], ReturnType<typeof table>["seats"][0]];

function at(
  cover_in: number | null,
  changes: Partial<Parameters<typeof isCoverable>[0]> = {},
): Parameters<typeof isCoverable>[0] {
  const info = table({ seats: [ADA, { ...BEN, present: cover_in === null, cover_in }] });
  return { info, infoAt: arrived, awaited: [1], mine: [0], ...changes };
}

test("a bot is offered for an absent player once the server allows it, and not before", () => {
  expect(isCoverable(at(30), 1)).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(isCoverable(at(30), 1)).toBe(true);
});

test("no bot is offered for a player who is present or not awaited, nor to a spectator", () => {
  expect(isCoverable(at(0), 1)).toBe(true);
  expect(isCoverable(at(null), 1)).toBe(false);
  expect(isCoverable(at(0, { awaited: [0] }), 1)).toBe(false);
  expect(isCoverable(at(0, { mine: [] }), 1)).toBe(false);
});

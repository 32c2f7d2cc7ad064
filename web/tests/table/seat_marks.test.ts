import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCoverable } from "../../src/table/seat_marks";
import { table } from "../state/told";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const [ADA, BEN] = table().seats as [ReturnType<typeof table>["seats"][0], ReturnType<typeof table>["seats"][0]];

function at(cover_in: number | null, changes: Partial<Parameters<typeof isCoverable>[0]> = {}): Parameters<typeof isCoverable>[0] {
  const told = table({ seats: [ADA, { ...BEN, present: cover_in === null, cover_in }] });
  return { told, toldAt: 1000, awaited: [1], mine: [0], ...changes };
}

test("a bot is offered for somebody away once the server allows it, and not before", () => {
  expect(isCoverable(at(30), 1)).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(isCoverable(at(30), 1)).toBe(true);
});

test("no bot is offered for somebody who is there, whom nobody waits for, or by somebody who looks on", () => {
  expect(isCoverable(at(0), 1)).toBe(true);
  expect(isCoverable(at(null), 1)).toBe(false);
  expect(isCoverable(at(0, { awaited: [0] }), 1)).toBe(false);
  expect(isCoverable(at(0, { mine: [] }), 1)).toBe(false);
});

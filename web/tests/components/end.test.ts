import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { publicCounts } from "../../src/table/seats/public_counts";
import EndScreen from "../../src/table/end/EndScreen.svelte";
import WinnerBanner from "../../src/table/end/WinnerBanner.svelte";
import type { ResultMessage } from "../../src/wire/types";
import { network } from "../wire/fake_socket";
import { state, view } from "../state/sample_messages";
import { button, leave, seatedTable, show, textOf } from "./mounting";

const RESULT = {
  reason: "final round",
  winners: [1],
  sheets: [
    { total: 30, points: { routes: 30 }, tickets: [], counts: {}, shown: {}, parts: {} },
    { total: 41, points: { routes: 41 }, tickets: [], counts: {}, shown: {}, parts: {} },
  ],
} as unknown as ResultMessage;
const OVER = { view: view({ over: true, points: [20, 25] }), result: RESULT, ply: 2, progress: [] };
const speed = settings.speed;

beforeEach(() => {
  settings.speed = "normal";
});
afterEach(async () => {
  await leave();
  settings.speed = speed;
});

test("the count waits for the celebration of a ticket, and then begins", async () => {
  const table = await seatedTable({}, { commitment: "" });
  const cheer = { type: "completed", seat: 0, ticket: { between: ["Brest", "Paris"], points: 5, deck: "regular" } };
  network.socket.deliver(state({ ...OVER, events: [cheer] } as object));
  expect(table.animations.current?.event.type).toBe("completed");
  const end = show(EndScreen, { table });
  expect(end.querySelector(".step")).toBeNull();
  vi.advanceTimersByTime(table.animations.current?.duration ?? 0);
  flushSync();
  expect(end.querySelector(".step")).not.toBeNull();
});

test("a second press on Skip neither closes the result nor ends the banner", async () => {
  const table = await seatedTable(OVER, { status: "over", commitment: "" });
  const end = show(EndScreen, { table });
  const banner = show(WinnerBanner, { table });
  button(end, "Skip")?.click();
  flushSync();
  button(end, "Close")?.click();
  button(banner, "Skip the finale")?.click();
  flushSync();
  expect(textOf(banner)).toContain("Ben wins!");
  expect(end.querySelector("[data-end=open]")).not.toBeNull();
  vi.advanceTimersByTime(1000);
  button(banner, "Skip the finale")?.click();
  flushSync();
  expect(textOf(banner)).toBe("");
  expect(end.querySelector("[data-end=open]")).not.toBeNull();
});

test("seats show their final scores once the count is over, and not before", async () => {
  const table = await seatedTable(OVER, { status: "over", commitment: "" });
  const scores = () => [0, 1].map((seat) => publicCounts(table.view!, seat, table.totals)[0]?.number);
  const end = show(EndScreen, { table });
  expect(scores()).toEqual([20, 25]);
  button(end, "Skip")?.click();
  flushSync();
  expect(scores()).toEqual([30, 41]);
});

test("a guided game ends on the podium, with the way to a real game", async () => {
  settings.speed = "off";
  const table = await seatedTable(OVER, { status: "over", commitment: "", lesson: true });
  const end = show(EndScreen, { table });
  const [first] = end.querySelectorAll("[aria-label=Podium] li");
  expect(textOf(first!)).toContain("Ben");
  expect(end.querySelector("[data-lesson=end]")).not.toBeNull();
});

test("a finished game leads to its review, and an exercise back to the one it came from", async () => {
  settings.speed = "off";
  const links = (end: HTMLElement): (string | null)[] =>
    [...end.querySelectorAll("a[href*=review]")].map((link) => link.getAttribute("href"));
  const played = await seatedTable(OVER, { status: "over", commitment: "" });
  expect(links(show(EndScreen, { table: played }))).toEqual(["#/review/T/0"]);
  await leave();
  const exercise = { table: "S", ply: 7, seat: 1 };
  const tried = await seatedTable(OVER, { status: "over", commitment: "", exercise });
  const end = show(EndScreen, { table: tried });
  expect(links(end)).toEqual(["#/review/S/1/7", "#/review/T/0"]);
  expect(button(end, "Play again")).toBeUndefined();
});

import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import SeatPanel from "../../src/table/seats/SeatPanel.svelte";
import SeatStrip from "../../src/table/seats/SeatStrip.svelte";
import { statusText } from "../../src/table/status/status_text";
import type { SeatMessage } from "../../src/wire/types";
import { table as tableMessage, view } from "../state/sample_messages";
import { leave, seatedTable, show, textOf } from "./mounting";

afterEach(leave);

const [ADA, BEN] = tableMessage().seats as [SeatMessage, SeatMessage];
const VIKTOR: SeatMessage = { ...BEN, kind: "bot", name: "Viktor", bot: "planner" };

test("a bot has a face, and says something at its seat", async () => {
  const table = await seatedTable({}, { seats: [ADA, VIKTOR] });
  const panel = show(SeatPanel, { table, info: VIKTOR, seat: 1, brief: false });
  const strip = show(SeatStrip, { table, view: view(), onopen: () => undefined });
  expect(panel.querySelector("[data-face=Viktor]")).not.toBeNull();
  expect(panel.querySelector("q")).toBeNull();
  table.remarks.current = { seat: 1, text: "Full steam!" };
  flushSync();
  expect(panel.querySelector("[aria-live=polite] q")?.textContent).toBe("Full steam!");
  expect(textOf(strip.querySelector("q") as Element)).toBe("Viktor: Full steam!");
});

test("the viewer is named beside their own name, not on a line of its own", async () => {
  const table = await seatedTable({}, { seats: [ADA, BEN] });
  const panel = show(SeatPanel, { table, info: ADA, seat: 0, brief: true });
  expect(textOf(panel.querySelector("header small") as Element)).toBe("you");
  expect(panel.querySelector(".state")).toBeNull();
});

test("the bot that covers an absent player is called their stand-in", async () => {
  const covered: SeatMessage = { ...BEN, covered: true, bot: "planner-medium", present: false };
  const table = await seatedTable({ view: view({ turn: 1 }) }, { seats: [ADA, covered] });
  const panel = show(SeatPanel, { table, info: covered, seat: 1, brief: false });
  expect(panel.querySelector("h3")?.textContent).toBe("Ben’s stand-in");
  expect(panel.querySelector("[data-face]")).toBeNull();
  expect(statusText(table)).toBe("It’s Ben’s stand-in’s turn.");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MyTables } from "../../src/state/my_tables.svelte";
import { settings } from "../../src/state/settings.svelte";
import { forgetTokens, keepTokens } from "../../src/storage/seat_tokens";

let notifications: string[];
let turns: Record<string, boolean>;
let mine: MyTables;

beforeEach(() => {
  keepTokens("A", "a");
  keepTokens("B", "b");
  [notifications, turns] = [[], { A: false, B: true }];
  settings.notify = true;
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.stubGlobal("fetch", async () => {
    const tables = Object.entries(turns).map(([table, my_turn]) => ({
      table,
      game: "europe",
      title: "Europe",
      status: "playing",
      names: ["Ada"],
      open: 0,
      ply: 1,
      clock: "none",
      created: 1,
      seat: 0,
      my_turn,
    }));
    return new Response(JSON.stringify({ tables }), { headers: { "Content-Type": "application/json" } });
  });
  mine = new MyTables((title, text, tag, seen) => {
    notifications.push(`${title}: ${text} ${tag}`);
    seen();
  });
});

afterEach(() => {
  forgetTokens("A");
  forgetTokens("B");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = "";
});

test("a new turn is notified once, and the notification opens its table", async () => {
  await mine.ask();
  expect(notifications).toEqual([]);
  turns["A"] = true;
  await mine.ask();
  await mine.ask();
  expect(notifications).toEqual(["Your turn: The others are waiting for you at Europe. A"]);
  expect(location.hash).toBe("#/table/A");
  expect(mine.turns).toEqual(["A", "B"]);
});

test("a later turn at the same table is notified again", async () => {
  await mine.ask();
  turns["B"] = false;
  await mine.ask();
  turns["B"] = true;
  await mine.ask();
  expect(notifications).toHaveLength(1);
});

test("no notification is shown while the page is visible or if they are switched off", async () => {
  await mine.ask();
  settings.notify = false;
  turns["A"] = true;
  await mine.ask();
  settings.notify = true;
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  [turns["A"]] = [false];
  await mine.ask();
  turns["A"] = true;
  await mine.ask();
  expect(notifications).toEqual([]);
});

test("an unreachable server changes nothing", async () => {
  await mine.ask();
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("away")));
  await mine.ask();
  expect(mine.turns).toEqual(["B"]);
});

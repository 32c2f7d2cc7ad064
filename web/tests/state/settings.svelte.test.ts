import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";

const KEY = "whistlestop.settings";

/** Loads the settings anew, as a reload of the page does. */
async function reload() {
  vi.resetModules();
  return (await import("../../src/state/settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

test("what was set before is there again", async () => {
  localStorage.setItem(KEY, JSON.stringify({ speed: "fast", theme: "dark", textScale: 1.3, name: "Ada", muted: true }));
  expect(await reload()).toMatchObject({ speed: "fast", theme: "dark", textScale: 1.3, name: "Ada", muted: true });
});

test.each(["{", "[]", "7", '{"speed": "warp", "theme": 7, "textScale": 99, "volume": "loud", "name": 3}'])(
  "broken settings %s count as unset",
  async (text) => {
    localStorage.setItem(KEY, text);
    expect(await reload()).toMatchObject({ speed: "normal", theme: "system", textScale: 1, volume: 0.5, name: "" });
  },
);

test("where the device asks for stillness, nothing moves unless it is set otherwise", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect((await reload()).speed).toBe("off");
  localStorage.setItem(KEY, JSON.stringify({ speed: "normal" }));
  expect((await reload()).speed).toBe("normal");
  vi.unstubAllGlobals();
});

test("a second press is asked for as it is set", async () => {
  const settings = await reload();
  const asks = () => ["mouse", "touch", ""].map((pointer) => settings.asks(pointer));
  expect(asks()).toEqual([false, true, false]);
  settings.confirm = "always";
  expect(asks()).toEqual([true, true, true]);
  settings.confirm = "never";
  expect(asks()).toEqual([false, false, false]);
});

test("what another window of the browser sets is followed, and kept when something else is set here", () => {
  const leave = $effect.root(() => settings.follow());
  flushSync();
  localStorage.setItem(KEY, JSON.stringify({ theme: "dark", textScale: 2 }));
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(settings).toMatchObject({ theme: "dark", textScale: 2 });
  settings.largeSymbols = true;
  flushSync();
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ theme: "dark", textScale: 2, largeSymbols: true });
  leave();
});

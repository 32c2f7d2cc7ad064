import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";

const KEY = "whistlestop.settings";

/** Reloads the settings, as reloading the page does. */
async function reload() {
  vi.resetModules();
  return (await import("../../src/state/settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

test("settings survive a reload", async () => {
  localStorage.setItem(KEY, JSON.stringify({ speed: "fast", theme: "dark", textScale: 1.3, name: "Ada", muted: true }));
  expect(await reload()).toMatchObject({ speed: "fast", theme: "dark", textScale: 1.3, name: "Ada", muted: true });
});

test.each(["{", "[]", "7", '{"speed": "warp", "theme": 7, "textScale": 99, "volume": "loud", "name": 3}'])(
  "the invalid stored settings %s are ignored",
  async (text) => {
    localStorage.setItem(KEY, text);
    expect(await reload()).toMatchObject({ speed: "normal", theme: "system", textScale: 1, volume: 0.5, name: "" });
  },
);

test("animations are off by default if the device prefers reduced motion", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect((await reload()).speed).toBe("off");
  localStorage.setItem(KEY, JSON.stringify({ speed: "normal" }));
  expect((await reload()).speed).toBe("normal");
  vi.unstubAllGlobals();
});

test("confirmation is required according to the setting", async () => {
  const settings = await reload();
  const asks = () => ["mouse", "touch", ""].map((pointer) => settings.asks(pointer));
  expect(asks()).toEqual([false, true, false]);
  settings.confirm = "always";
  expect(asks()).toEqual([true, true, true]);
  settings.confirm = "never";
  expect(asks()).toEqual([false, false, false]);
});

test("changes from another window are applied, and kept when another setting changes here", () => {
  const leave = $effect.root(() => settings.follow());
  flushSync();
  localStorage.setItem(KEY, JSON.stringify({ theme: "dark", textScale: 2 }));
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(settings).toMatchObject({ theme: "dark", textScale: 2 });
  settings.largeSymbols = true;
  flushSync();
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({
    theme: "dark",
    textScale: 2,
    largeSymbols: true,
  });
  leave();
});

import { expect, test, vi } from "vitest";
import { Installation } from "../../src/state/installation.svelte";

function offered(): Event & { prompt: ReturnType<typeof vi.fn> } {
  return Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn(async () => ({})) });
}

test("the page is installed when the browser offers it and somebody asks for it, once", async () => {
  const installation = new Installation();
  const stop = installation.follow();
  expect(installation.possible).toBe(false);
  const offer = offered();
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installation.possible).toBe(true);
  await installation.install();
  await installation.install();
  expect(offer.prompt).toHaveBeenCalledTimes(1);
  expect(installation.possible).toBe(false);
  dispatchEvent(offered());
  dispatchEvent(new Event("appinstalled"));
  expect(installation.possible).toBe(false);
  stop();
  dispatchEvent(offered());
  expect(installation.possible).toBe(false);
});

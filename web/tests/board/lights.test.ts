import { afterEach, expect, test, vi } from "vitest";
import { Lights } from "../../src/board/lights.svelte";
import { Table } from "../../src/state/table.svelte";
import { claimedRoute } from "../../src/state/action_text";

afterEach(() => vi.useRealTimers());

test("a refused route is marked for a moment only, and again after another click", () => {
  vi.useFakeTimers();
  const table = new Table("T", () => ({ request: () => new Promise(() => undefined), close: () => undefined }));
  const lights = new Lights(table);
  lights.refuse({ kind: "route", name: "Brest-Paris" });
  const first = lights.refused?.count;
  expect(lights.is(lights.refused, "route", "Brest-Paris")).toBe(true);
  vi.runAllTimers();
  expect(lights.refused).toBeNull();
  lights.refuse({ kind: "route", name: "Brest-Paris" });
  expect(lights.refused?.count).not.toBe(first);
  lights.close();
  table.close();
});

test("the tunnel being dug is found though names of cities contain spaces", () => {
  expect(claimedRoute("claim Los Angeles-El Paso/red RRL")).toBe("Los Angeles-El Paso/red");
  expect(claimedRoute("claim Wien-Zürich GG+G")).toBe("Wien-Zürich");
  expect(claimedRoute("draw")).toBe("");
});

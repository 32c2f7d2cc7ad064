import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import CopyBugReport from "../../src/help/CopyBugReport.svelte";
import { button, leave, show, textOf } from "../components/mounting";

const MOMENT = { table: "T7", ply: 57, game: "europe", rules: 3 };

afterEach(leave);

/** Presses the button where the clipboard takes a text or refuses it, and returns what the component shows. */
async function pressed(writeText: (text: string) => Promise<void>): Promise<HTMLElement> {
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Firefox 145", clipboard: { writeText } });
  const shown = show(CopyBugReport, { moment: MOMENT });
  button(shown, "Copy for a bug report")!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(textOf(shown.querySelector("[role=status]")!)).not.toBe("");
  });
  return shown;
}

test("a bug report names the move, the rules, the version and the browser", async () => {
  let copied = "";
  const shown = await pressed(async (text) => {
    copied = text;
  });
  const [, version] = /__version__ = "(.+)"/.exec(readFileSync("../src/whistlestop/__init__.py", "utf-8"))!;
  expect(copied.split("\n")).toEqual([
    `Move: ${new URL("/replay/T7/57", location.href).href}`,
    "Game: europe, rules 3",
    `Whistlestop: ${version}`,
    "Browser: Firefox 145",
  ]);
  expect(textOf(shown.querySelector("[role=status]")!)).toBe("Copied");
});

test("where the browser doesn't allow copying, the report can be selected", async () => {
  const shown = await pressed(() => Promise.reject(new Error("not allowed")));
  expect(textOf(shown.querySelector("[role=status]")!)).toContain("Select the text");
  expect(textOf(shown.querySelector("pre")!)).toContain("/replay/T7/57");
});

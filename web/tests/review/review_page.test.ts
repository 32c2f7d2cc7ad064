import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ReviewPage from "../../src/pages/ReviewPage.svelte";
import { setLanguage } from "../../src/words/words.svelte";
import type { NewExercise, ReviewMessage } from "../../src/wire/types";
import { button, leave, show, textOf } from "../components/mounting";
import { stubServer } from "../replay/replay_server";
import { answer, BLUNDER_PLY, LUCK_PLY } from "./sample_review";

let exercises: NewExercise[] = [];

/** Serves the replay, the review, and exercises. */
function serve(changes: Partial<ReviewMessage> = {}, refusal?: object): void {
  stubServer();
  const others = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/reviews")
      return refusal ? Response.json(refusal, { status: 409 }) : Response.json(answer(changes));
    if (path !== "/api/exercises") return others(path, init);
    exercises.push(JSON.parse(String(init?.body)) as NewExercise);
    return Response.json({ table: "E", seats: [{ seat: 0, token: "t" }], commitment: "" });
  });
}

async function opened(props: { seat?: number; ply?: number } = {}): Promise<HTMLElement> {
  const page = show(ReviewPage, { id: "T", ...props });
  await vi.waitFor(() => expect(page.querySelector("[data-curve], progress, [role=alert]")).not.toBeNull());
  flushSync();
  return page;
}

const shown = (page: HTMLElement): number =>
  Number(page.querySelector<HTMLElement>("[data-review-ply]")?.dataset["reviewPly"]);

function press(key: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  exercises = [];
  localStorage.clear();
  await setLanguage("en");
});
afterEach(async () => {
  await leave();
  await setLanguage("en");
  location.hash = "";
});

test("keys and buttons step through turning points and mistakes", async () => {
  serve();
  const page = await opened({ seat: 0 });
  expect(shown(page)).toBe(LUCK_PLY);
  press("ArrowRight");
  expect(shown(page)).toBe(BLUNDER_PLY);
  press("ArrowRight");
  expect(shown(page)).toBe(BLUNDER_PLY);
  button(page, "‹ Previous")?.click();
  flushSync();
  expect(shown(page)).toBe(LUCK_PLY);
});

test("a mistake has its judgement in words and signs, and what was better", async () => {
  serve();
  const page = await opened({ seat: 0, ply: BLUNDER_PLY });
  const moment = page.querySelector("[data-review-ply]")!;
  expect(textOf(moment)).toContain("Move 21");
  expect(textOf(moment.querySelector(".blunder")!)).toBe("??blunder");
  expect(textOf(moment)).toContain("−20% odds");
  expect(textOf(moment)).toContain("On average, it gains you 5 points on Ben.");
});

test("the curve says what it shows, and its list leads to every decision", async () => {
  serve();
  const page = await opened({ seat: 0 });
  expect(page.querySelector("[data-curve]")?.getAttribute("aria-label")).toBe(
    "Curve of the odds of winning: 55% at the first decision, under 1% at the end, with 2 turning points.",
  );
  const slider = page.querySelector<HTMLInputElement>("input[type=range]")!;
  expect(slider.getAttribute("aria-valuetext")).toBe("Move 9: odds 50%, good move");
  button(page, "Move 1")?.click();
  flushSync();
  expect(shown(page)).toBe(0);
  slider.value = "2";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(shown(page)).toBe(BLUNDER_PLY);
});

test.each([
  ["de", "grober Fehler", "Glück und Können"],
  ["fr", "gaffe", "Chance et talent"],
])("everything is said in %s", async (language, blunder, balance) => {
  await setLanguage(language);
  serve();
  const page = await opened({ seat: 0, ply: BLUNDER_PLY });
  expect(textOf(page)).toContain(blunder);
  expect(textOf(page)).toContain(balance);
  expect(textOf(page)).not.toMatch(/blunder|Luck and skill|\{|undefined|NaN/);
});

test("a review that is computed shows how far it is", async () => {
  serve({ state: "running", done: 3, total: 12, review: null });
  const page = await opened({ seat: 0 });
  expect(page.querySelector("progress")?.value).toBe(0.25);
  expect(textOf(page)).toContain("3 of 12 decisions reviewed");
});

test("a refusal is explained, with a way to try again", async () => {
  serve({}, { code: "not_possible", message: "A game can be reviewed once it is over." });
  const page = await opened({ seat: 0 });
  expect(textOf(page.querySelector("[role=alert]")!)).toBe("A game can be reviewed once it is over.");
  serve();
  button(page, "Try again")?.click();
  await vi.waitFor(() => expect(page.querySelector("[data-curve]")).not.toBeNull());
});

test("an exercise starts at the moment that is shown, and opens", async () => {
  serve();
  const page = await opened({ seat: 0, ply: BLUNDER_PLY });
  button(page, "Try it from here")?.click();
  await vi.waitFor(() => expect(location.hash).toBe("#/table/E"));
  expect(exercises).toEqual([{ table: "T", ply: BLUNDER_PLY, seat: 0, name: "Ada" }]);
});

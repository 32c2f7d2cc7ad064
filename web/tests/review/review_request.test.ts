import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewRequest } from "../../src/review/review_request.svelte";
import type { ReviewMessage } from "../../src/wire/types";
import { answer } from "./sample_review";

let asked: string[] = [];

/** Answers requests one after another; the last answer is repeated. */
function serve(...answers: (Partial<ReviewMessage> | Response)[]): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const next = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(path);
    return next instanceof Response ? next.clone() : Response.json(answer(next));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a review is asked for once, and then followed until it is done", async () => {
  serve({ state: "waiting", ahead: 2, review: null }, { state: "running", done: 1, review: null }, {});
  const request = new ReviewRequest("T", 0);
  await vi.advanceTimersByTimeAsync(10);
  expect([request.message?.state, request.review]).toEqual(["waiting", null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(["/api/reviews", "/api/review", "/api/review"]);
  expect(request.seatReview?.seat).toBe(0);
});

test("nothing is asked for any more once the page is left", async () => {
  serve({ state: "running", review: null });
  const request = new ReviewRequest("T", 0);
  await vi.advanceTimersByTimeAsync(1500);
  request.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});

test("a refusal is kept for the page to explain, and the request can be repeated", async () => {
  const refusal = Response.json({ code: "busy", message: "Too many reviews are waiting." }, { status: 503 });
  serve(refusal, {});
  const request = new ReviewRequest("T", 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(String(request.problem)).toContain("Too many reviews");
  await request.begin();
  expect([request.problem, request.message?.state]).toEqual([null, "done"]);
});

import { expect, test } from "vitest";
import { BrokenFile, formatGames, parseGames, type FileProblem } from "../../src/me/games_file";
import { against, played } from "./played";

function problemOf(text: string): FileProblem {
  try {
    parseGames(text);
  } catch (error) {
    if (error instanceof BrokenFile) return error.problem;
    throw error;
  }
  throw new Error("the file was accepted");
}

/** The text of a file, changed as data. */
function changed(change: (file: { version: number; format: string; games: unknown[] }) => void): string {
  const file = JSON.parse(formatGames([played({}), against("A", 1, 50, false)])) as Parameters<typeof change>[0];
  change(file);
  return JSON.stringify(file);
}

test("what was saved is loaded again, whole", () => {
  const games = [played({}), against("A", 1, 50, false, true)];
  expect(parseGames(formatGames(games))).toEqual(games);
  expect(parseGames(formatGames([]))).toEqual([]);
});

test("something else is refused with what it is", () => {
  expect(problemOf("not a file")).toEqual({ kind: "unreadable" });
  expect(problemOf("[]")).toEqual({ kind: "foreign" });
  expect(problemOf("null")).toEqual({ kind: "foreign" });
  expect(problemOf('{"format":"other"}')).toEqual({ kind: "foreign" });
  expect(problemOf(changed((file) => (file.version = 2)))).toEqual({ kind: "newer" });
  expect(problemOf(changed((file) => (file.version = 0)))).toEqual({ kind: "unreadable" });
  expect(problemOf(formatGames([played({})]).slice(0, -9))).toEqual({ kind: "unreadable" });
});

test.each([
  { points: "12" },
  { seats: [] },
  { me: 5 },
  { me: -1 },
  { at: Number.MAX_VALUE },
  { table: 7 },
  { title: "x".repeat(201) },
  { counted: "cards" },
  { takenBack: "no" },
])("a damaged game is named by its number: %o", (change) => {
  const broken = { ...played({}), ...change, ...("points" in change ? { seats: [{ ...change }] } : {}) };
  expect(problemOf(changed((file) => (file.games[1] = broken)))).toEqual({ kind: "damaged", number: 2 });
});

import { beforeEach, expect, test, vi } from "vitest";
import { recall, remember } from "../../src/storage/browser_storage";
import { forgetTokens, keepTokens, mySeats, tokensOf } from "../../src/storage/seat_tokens";

const KEY = "whistlestop.secrets";

beforeEach(() => {
  localStorage.clear();
  for (const { table } of mySeats()) forgetTokens(table);
});

test("tokens are kept by table, newest table first", () => {
  keepTokens("A", "one");
  keepTokens("B", "two", "three");
  keepTokens("A", "four", "one");

  expect(tokensOf("A")).toEqual(["one", "four"]);
  expect(mySeats().map(({ table }) => table)).toEqual(["A", "A", "B", "B"]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ A: ["one", "four"], B: ["two", "three"] });
});

test("forgetting a rejected token keeps the others", () => {
  keepTokens("A", "one", "two");
  forgetTokens("A", "one");
  expect(tokensOf("A")).toEqual(["two"]);
  forgetTokens("A");
  expect(mySeats()).toEqual([]);
});

test.each(["", "{", "null", "[]x", '{"A": "one"}', '{"A": [1]}', "7"])(
  "the invalid stored value %j is ignored",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(tokensOf("A")).toEqual([]);
    expect(keepTokens("A", "one")).toBe(true);
    expect(tokensOf("A")).toEqual(["one"]);
  },
);

test("without storage, tokens last as long as the page, and keeping them returns false", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  try {
    expect(keepTokens("A", "one")).toBe(false);
    expect(tokensOf("A")).toEqual(["one"]);
    expect(forgetTokens("A")).toBe(false);
    expect(mySeats()).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("the number of seats is limited to what the server accepts", () => {
  for (let table = 0; table < 205; table++) keepTokens(`T${table}`, "one");
  expect(mySeats()).toHaveLength(200);
});

test("a value is recalled only if it has the expected type", () => {
  const isText = (value: unknown): value is string => typeof value === "string";
  expect(recall("whistlestop.thing", isText)).toBeUndefined();
  remember("whistlestop.thing", "Ada");
  expect(recall("whistlestop.thing", isText)).toBe("Ada");
  remember("whistlestop.thing", 7);
  expect(recall("whistlestop.thing", isText)).toBeUndefined();
});

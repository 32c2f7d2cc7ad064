import { beforeEach, expect, test, vi } from "vitest";
import { forgetTokens, keepTokens, mySeats, recall, remember, tokensOf } from "../../src/wire/session";

const KEY = "whistlestop.secrets";

beforeEach(() => {
  localStorage.clear();
  for (const { table } of mySeats()) forgetTokens(table);
});

test("the secrets of seats are kept by table, the newest table first", () => {
  keepTokens("A", "one");
  keepTokens("B", "two", "three");
  keepTokens("A", "four", "one");

  expect(tokensOf("A")).toEqual(["one", "four"]);
  expect(mySeats().map(({ table }) => table)).toEqual(["A", "A", "B", "B"]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ A: ["one", "four"], B: ["two", "three"] });
});

test("a secret that is refused is forgotten, and the others stay", () => {
  keepTokens("A", "one", "two");
  forgetTokens("A", "one");
  expect(tokensOf("A")).toEqual(["two"]);
  forgetTokens("A");
  expect(mySeats()).toEqual([]);
});

test.each(["", "{", "null", "[]x", '{"A": "one"}', '{"A": [1]}', "7"])("broken contents %s count as nothing", (text) => {
  localStorage.setItem(KEY, text);
  expect(tokensOf("A")).toEqual([]);
  expect(keepTokens("A", "one")).toBe(true);
  expect(tokensOf("A")).toEqual(["one"]);
});

test("where storage is switched off, seats are known until the page is left, and it is said that they are not kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => { throw new DOMException("no", "SecurityError"); },
    setItem: () => { throw new DOMException("no", "SecurityError"); },
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

test("no more seats are asked for than the server takes", () => {
  for (let table = 0; table < 205; table++) keepTokens(`T${table}`, "one");
  expect(mySeats()).toHaveLength(200);
});

test("small things are remembered", () => {
  const isText = (value: unknown): value is string => typeof value === "string";
  expect(recall("whistlestop.thing", isText)).toBeUndefined();
  remember("whistlestop.thing", "Ada");
  expect(recall("whistlestop.thing", isText)).toBe("Ada");
  remember("whistlestop.thing", 7);
  expect(recall("whistlestop.thing", isText)).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import { Noted } from "../../src/wire/noted";

beforeEach(() => localStorage.clear());

test("a table that was noted stays noted until it is dropped", () => {
  new Noted("some").add("a");
  expect(new Noted("some").has("a")).toBe(true);
  expect(new Noted("others").has("a")).toBe(false);
  new Noted("some").drop("a");
  expect(new Noted("some").has("a")).toBe(false);
});

test("only the newest tables are kept, each once", () => {
  const noted = new Noted("some");
  noted.add("old");
  for (let table = 0; table < 60; table++) noted.add(`t${table % 55}`);
  expect(noted.has("old")).toBe(false);
  expect(noted.has("t4")).toBe(true);
  expect(JSON.parse(localStorage.getItem("some") ?? "")).toHaveLength(50);
});

test("what is broken counts as nothing", () => {
  localStorage.setItem("some", '{"a": 1}');
  expect(new Noted("some").has("a")).toBe(false);
});

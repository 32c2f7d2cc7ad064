import { beforeEach, expect, test } from "vitest";
import { RememberedTables } from "../../src/storage/remembered_tables";

beforeEach(() => localStorage.clear());

test("a table is remembered until it is dropped", () => {
  new RememberedTables("some").add("a");
  expect(new RememberedTables("some").has("a")).toBe(true);
  expect(new RememberedTables("others").has("a")).toBe(false);
  new RememberedTables("some").drop("a");
  expect(new RememberedTables("some").has("a")).toBe(false);
});

test("only the newest tables are kept, each once", () => {
  const noted = new RememberedTables("some");
  noted.add("old");
  for (let table = 0; table < 60; table++) noted.add(`t${table % 55}`);
  expect(noted.has("old")).toBe(false);
  expect(noted.has("t4")).toBe(true);
  expect(JSON.parse(localStorage.getItem("some") ?? "")).toHaveLength(50);
});

test("invalid stored data is ignored", () => {
  localStorage.setItem("some", '{"a": 1}');
  expect(new RememberedTables("some").has("a")).toBe(false);
});

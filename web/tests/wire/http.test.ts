import { afterEach, expect, test, vi } from "vitest";
import * as http from "../../src/wire/http";

afterEach(() => vi.unstubAllGlobals());

/** Lets the server answer this, and tells what it was asked. */
function answering(body: string, status = 200, kind = "application/json") {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
    new Response(body, { status, headers: { "Content-Type": kind } }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("an endpoint is asked with JSON, and its answer returned", async () => {
  const fetched = answering('{"table": "T", "seat": 1, "token": "s"}');
  expect(await http.join("T", "Ada", 1)).toEqual({ table: "T", seat: 1, token: "s" });

  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/join");
  expect(JSON.parse(String(init?.body))).toEqual({ table: "T", name: "Ada", seat: 1 });
});

test("a secret stands in the body and never in the address", async () => {
  const fetched = answering("record", 200, "text/plain; charset=utf-8");
  expect(await http.record("T", "the secret")).toBe("record");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/record");
});

test("a refusal is thrown with the server's code and what it said", async () => {
  const said = { is: "reason", template: "All seats are taken.", facts: {} };
  answering(JSON.stringify({ code: "full", message: "All seats are taken.", said }), 409);
  await expect(http.join("T", "Ada")).rejects.toMatchObject({ code: "full", message: "All seats are taken.", said });
});

test.each(["<h1>Bad gateway</h1>", "", "[]"])("an answer %s that makes no sense is told as that", async (body) => {
  answering(body, 502);
  await expect(http.games()).rejects.toThrow(/can’t read/);
});

test("a server that can't be reached is told as that", async () => {
  vi.stubGlobal("fetch", async () => { throw new TypeError("Failed to fetch"); });
  await expect(http.games()).rejects.toMatchObject({ code: "unreachable" });
});

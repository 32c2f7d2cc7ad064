import { afterEach, expect, test, vi } from "vitest";
import * as http from "../../src/wire/http";

afterEach(() => vi.unstubAllGlobals());

/** Stubs fetch with a response, and returns the mock. */
function stubFetch(body: string, status = 200, kind = "application/json") {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(body, { status, headers: { "Content-Type": kind } }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a request is sent as JSON, and its response returned", async () => {
  const fetched = stubFetch('{"table": "T", "seat": 1, "token": "s"}');
  expect(await http.join("T", "Ada", 1, 3)).toEqual({ table: "T", seat: 1, token: "s" });

  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/join");
  expect(JSON.parse(String(init?.body))).toEqual({ table: "T", name: "Ada", seat: 1, colour: 3 });
});

test("a token is sent in the body, never in the URL", async () => {
  const fetched = stubFetch("record", 200, "text/plain; charset=utf-8");
  expect(await http.record("T", "the secret")).toBe("record");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/record");
});

test("a refusal is thrown with the server's code and message", async () => {
  const said = { is: "reason", template: "All seats are taken.", facts: {} };
  stubFetch(JSON.stringify({ code: "full", message: "All seats are taken.", said }), 409);
  await expect(http.join("T", "Ada")).rejects.toMatchObject({ code: "full", message: "All seats are taken.", said });
});

test.each(["<h1>Bad gateway</h1>", "", "[]"])("the unreadable response %j is reported as such", async (body) => {
  stubFetch(body, 502);
  await expect(http.games()).rejects.toMatchObject({ code: "failed", message: "unreadable" });
});

test("an unreachable server is reported as such", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(http.games()).rejects.toMatchObject({ code: "unreachable", message: "unreachable" });
});

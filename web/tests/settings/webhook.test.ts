import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import WebhookForm from "../../src/settings/WebhookForm.svelte";
import { webhook } from "../../src/state/webhook.svelte";
import { forgetTokens, keepTokens } from "../../src/storage/seat_tokens";
import { setLanguage } from "../../src/words/words.svelte";

const ADDRESS = "https://ntfy.sh/trains";
const REFUSED = {
  code: "not_possible",
  message: "This server sends messages only to: ntfy.sh.",
  said: { is: "reason", template: "This server sends messages only to: {hosts}.", facts: { hosts: "ntfy.sh" } },
};

let wishes: Record<string, unknown>[];
let given: boolean;
let refuses: boolean;
let form: object;

beforeEach(async () => {
  [wishes, given, refuses] = [[], false, false];
  keepTokens("T", "s0");
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const json = (content: unknown, status = 200) =>
      new Response(JSON.stringify(content), { status, headers: { "Content-Type": "application/json" } });
    if (path === "/api/mine")
      return json({
        tables: [{ table: "T", game: "europe", status: "playing", seat: 0, my_turn: false, webhook: given }],
      });
    if (method === "GET") return json({ hosts: ["ntfy.sh"] });
    if (refuses) return json(REFUSED, 409);
    const wish = JSON.parse(String(body)) as Record<string, unknown>;
    wishes.push(wish);
    given = "address" in wish;
    return json({ seats: 1 });
  });
  await webhook.ask();
  form = mount(WebhookForm, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(form);
  await setLanguage("en");
  if (webhook.address) await webhook.remove();
  forgetTokens("T");
  vi.unstubAllGlobals();
});

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;

async function enter(address: string): Promise<void> {
  const field = document.querySelector("input")!;
  field.value = address;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

test("an address is saved for all of the player's seats after a test, kept for new ones, and removed again", async () => {
  await enter(` ${ADDRESS} `);
  await vi.waitFor(() =>
    expect(document.querySelector("[role=status]")!.textContent).toContain("This is on for 1 table"),
  );
  expect(wishes).toEqual([{ seats: [{ table: "T", token: "s0" }], address: ADDRESS, language: "en", test: true }]);

  await webhook.give("T2", ["s1", "s2"]);
  expect(wishes[1]).toEqual({
    seats: [
      { table: "T2", token: "s1" },
      { table: "T2", token: "s2" },
    ],
    address: ADDRESS,
    language: "en",
  });

  button("Remove").click();
  await vi.waitFor(() => expect(document.querySelector("[role=status]")!.textContent).toContain("Removed."));
  expect(wishes[2]).toEqual({ seats: [{ table: "T", token: "s0" }] });
  await webhook.give("T3", ["s3"]);
  expect(wishes).toHaveLength(3);
});

test("a refusal is shown in the current language, and nothing is saved", async () => {
  refuses = true;
  await setLanguage("de");
  await enter("https://evil.example/");
  await vi.waitFor(() =>
    expect(document.querySelector("[role=alert]")!.textContent).toBe(
      "Dieser Server schickt Nachrichten nur an: ntfy.sh.",
    ),
  );
  expect(webhook.address).toBe("");
});

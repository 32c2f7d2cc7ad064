import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { drawNonces, nonceDrawing } from "../../src/state/shuffle";
import { Table } from "../../src/state/table.svelte";
import { dropReceipt, receiptOf } from "../../src/storage/receipts";
import type { SeatMessage } from "../../src/wire/types";
import { forgetTokens, keepTokens, tokensOf } from "../../src/storage/seat_tokens";
import { network, settlePromises, stubNetwork } from "../wire/fake_socket";
import { CLAIM, DRAW, staticData, state, table as tableMessage, view } from "./sample_messages";

let table: Table;

beforeEach(() => {
  localStorage.clear();
  stubNetwork();
  vi.stubGlobal("fetch", async (path: string) => staticData(path));
});

afterEach(() => {
  table.close();
  forgetTokens("T");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a table with the tokens of seats, or as a spectator without any. */
function openTable(...tokens: string[]): void {
  if (tokens.length) keepTokens("T", ...tokens);
  table = new Table("T");
  network.socket.accept();
}

async function reconnect(): Promise<void> {
  network.socket.drop();
  await vi.advanceTimersByTimeAsync(1000);
  network.socket.accept();
}

describe("joining", () => {
  test("a browser with a token takes its seat and asks for the whole log", () => {
    openTable("s0");
    expect(network.socket.sent).toMatchObject([{ type: "sit", table: "T", token: "s0", since: 0 }]);
  });

  test("a browser without a token becomes a spectator", async () => {
    openTable();
    await settlePromises();
    expect(network.socket.sent).toMatchObject([{ type: "watch", table: "T", since: 0 }]);
    network.socket.deliver(tableMessage({ mine: [] }));
    network.socket.deliver(state({ seat: null, view: view({ seat: -1 }) }));
    expect(table.viewer).toBeNull();
    expect(table.view?.seat).toBe(-1);
    expect(table.myTurn).toBe(false);
  });

  test("a rejected token is forgotten, and the browser becomes a spectator", async () => {
    openTable("old");
    network.socket.answer("sit", { type: "error", code: "not_found", message: "no" });
    await settlePromises();
    expect(tokensOf("T")).toEqual([]);
    expect(network.socket.sent.at(-1)).toMatchObject({ type: "watch" });
  });

  test("a missing table is reported", async () => {
    openTable();
    await settlePromises();
    network.socket.answer("watch", { type: "error", code: "not_found", message: "There is no such table." });
    await settlePromises();
    expect(table.failed).toBe("There is no such table.");
  });

  test("static data of the game is fetched once", async () => {
    openTable("s0");
    network.socket.deliver(tableMessage());
    network.socket.deliver(tableMessage({ number: 2 }));
    await vi.waitFor(() => expect(table.board?.routes).toHaveLength(2));
    network.socket.deliver(state());
    expect([...table.owners]).toEqual([["Brest-Paris", 1]]);
  });
});

describe("reconnecting", () => {
  test("asks for later events only, and the log has no gaps or duplicates", async () => {
    openTable("s0");
    network.socket.deliver(tableMessage());
    network.socket.deliver(state({ ply: 5, events: [{ type: "first", seat: 0 }] }));
    await reconnect();
    expect(network.socket.sent).toMatchObject([{ type: "sit", since: 5 }]);
    network.socket.deliver(tableMessage());
    network.socket.deliver(state({ ply: 7, events: [{ type: "drawn", seat: 1 }] }));
    expect(table.log.lines.map(({ event }) => event.type)).toEqual(["first", "drawn"]);
    expect(table.log.lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("asks for the whole log and rebuilds it if two seats are at different plies", async () => {
    openTable("s0", "s1");
    network.socket.deliver(tableMessage({ mine: [0, 1] }));
    network.socket.deliver(state({ ply: 5, events: [{ type: "first", seat: 0 }], choices: DRAW }));
    network.socket.deliver(state({ seat: 1, ply: 4, events: [{ type: "first", seat: 0 }] }));
    table.raise();
    await reconnect();
    expect(network.socket.sent).toMatchObject([{ since: 0 }, { since: 0 }, { type: "watch", since: 0 }]);
    network.socket.deliver(
      state({
        ply: 5,
        events: [
          { type: "first", seat: 0 },
          { type: "drawn", seat: 1 },
        ],
        choices: DRAW,
      }),
    );
    expect(table.log.lines).toHaveLength(2);
  });

  test("keeps players muted", async () => {
    openTable("s0");
    void table.mute(1, true);
    await reconnect();
    network.socket.answer("sit", {});
    await settlePromises();
    expect(network.socket.sent.at(-1)).toEqual(expect.objectContaining({ type: "mute", place: 1, muted: true }));
  });
});

test("a spectator who took a seat asks only for later events after reconnecting", async () => {
  openTable();
  await settlePromises();
  network.socket.deliver(tableMessage({ mine: [] }));
  network.socket.deliver(state({ seat: null, ply: 4 }));
  keepTokens("T", "s1");
  void table.sit();
  network.socket.deliver(tableMessage({ mine: [1] }));
  network.socket.deliver(state({ seat: 1, ply: 4 }));
  await reconnect();
  expect(network.socket.sent).toMatchObject([{ type: "sit", token: "s1", since: 4 }]);
});

describe("moves", () => {
  beforeEach(() => {
    openTable("s0");
    network.socket.deliver(tableMessage());
    network.socket.deliver(state({ ply: 3, choices: { ...DRAW, ...CLAIM } }));
    settings.confirm = "touch";
  });

  test("with a mouse, an unambiguous move is played at once", async () => {
    const pointed = table.point("deck");
    expect(network.socket.sent.at(-1)).toMatchObject({ type: "play", seat: 0, ply: 3, action: "draw" });
    expect(table.sent).toBe("draw");
    network.socket.answer("play", { ply: 4 });
    await pointed;
    expect(table.sent).toBeNull();
  });

  test("with touch, it is staged and played on confirmation", async () => {
    await table.point("deck", "", "touch");
    expect(table.staging.current?.action).toBe("draw");
    expect(network.socket.sent.at(-1)?.type).toBe("sit");
    void table.confirm();
    expect(network.socket.sent.at(-1)).toMatchObject({ type: "play", action: "draw" });
  });

  test("a station is staged first, unless confirmation is off", async () => {
    network.socket.deliver(state({ choices: { city: { Paris: ["station Paris R"] } } }));
    await table.point("city", "Paris", "mouse");
    expect(table.sent).toBeNull();
    expect(table.staging.current).toMatchObject({ where: "city", action: "station Paris R" });
    settings.confirm = "never";
    void table.point("city", "Paris", "mouse");
    expect(table.sent).toBe("station Paris R");
  });

  test("a claim is staged first if its only payment uses a spare locomotive", async () => {
    network.socket.deliver(state({ choices: { route: { "Paris-Zürich": ["claim Paris-Zürich RRL"] } } }));
    await table.point("route", "Paris-Zürich", "mouse");
    expect(table.sent).toBeNull();
    expect(table.staging.current).toMatchObject({ action: "claim Paris-Zürich RRL" });
    network.socket.deliver(state({ choices: { route: { "Paris-Zürich": ["claim Paris-Zürich RRR"] } } }));
    void table.point("route", "Paris-Zürich", "mouse");
    expect(table.sent).toBe("claim Paris-Zürich RRR");
  });

  test("a reason disappears when the player's turn comes or another element is used", async () => {
    network.socket.deliver(state({ ply: 4, choices: {} }));
    table.notices.tell("It is not your turn.", "reason");
    network.socket.deliver(state({ ply: 5, choices: { ...DRAW, ...CLAIM } }));
    expect(table.notices.current).toBeNull();
    table.notices.tell("Brest – Paris: 2 short.", "reason");
    await table.point("route", "Paris-Zürich");
    expect(table.notices.current?.kind).not.toBe("reason");
  });

  test("the payment with the fewest locomotives is preselected", async () => {
    await table.point("route", "Paris-Zürich");
    expect(table.staging.current?.action).toBe("claim Paris-Zürich RRR");
    table.staging.choose("claim Paris-Zürich RRL");
    void table.confirm();
    expect(network.socket.sent.at(-1)).toMatchObject({ action: "claim Paris-Zürich RRL" });
  });

  test("the reason is shown for an unusable element", async () => {
    const pointed = table.point("route", "Brest-Paris");
    expect(network.socket.sent.at(-1)).toMatchObject({ type: "why", where: "route", what: "Brest-Paris", seat: 0 });
    const said = {
      is: "reason",
      template: "{what}, and {seat} has claimed it.",
      facts: { what: "Brest", seat: { is: "seat", seat: 1 } },
    };
    network.socket.answer("why", { type: "reason", text: "Brest, and seat 1 has claimed it.", said });
    await pointed;
    expect(table.notices.current).toMatchObject({ kind: "reason", text: "Brest, and Ben has claimed it.", said });
  });

  test("no reason is requested or shown after the end of the game", async () => {
    network.socket.deliver(state({ ply: 9, choices: {}, view: view({ over: true }) }));
    await table.point("route", "Brest-Paris");
    expect(network.socket.sent.some(({ type }) => type === "why")).toBe(false);
    expect(table.notices.current?.kind).not.toBe("reason");
  });

  test("a second move is not sent before the first is answered", async () => {
    void table.play("draw");
    expect(await table.play("draw")).toBe(false);
    expect(network.socket.sent.filter(({ type }) => type === "play")).toHaveLength(1);
  });

  test("a refusal is shown, and the player may choose again", async () => {
    const played = table.play("draw");
    network.socket.answer("play", { type: "error", code: "stale", message: "The table has gone on." });
    expect(await played).toBe(false);
    expect(table.notices.current).toMatchObject({ kind: "problem", text: "The table has gone on." });
    expect(table.sent).toBeNull();
  });

  test("a staged move that is no longer possible is dropped", async () => {
    await table.point("route", "Paris-Zürich");
    network.socket.deliver(state({ ply: 4, choices: DRAW }));
    expect(table.staging.current).toBeNull();
  });
});

test("the player's tokens are kept for the rematch", () => {
  openTable("s0");
  network.socket.deliver(tableMessage({ status: "over", rematch: "T2" }));
  expect(tokensOf("T2")).toEqual(["s0"]);
  forgetTokens("T2");
});

test("moves of others are animated one by one, except after a long absence", () => {
  settings.speed = "normal";
  openTable("s0");
  network.socket.deliver(tableMessage());
  network.socket.deliver(state({ ply: 1 }));
  network.socket.deliver(
    state({
      ply: 2,
      events: [
        { type: "drawn", seat: 1 },
        { type: "drawn", seat: 1 },
      ],
    }),
  );
  expect(table.animations.current?.event.type).toBe("drawn");
  network.socket.deliver(state({ ply: 40, events: [{ type: "taken", seat: 1, card: "red" }] }));
  expect(table.animations.current).toBeNull();
});

describe("the shuffle", () => {
  const share = (seat: number, commitment: string, nonce: string | null = null) => ({ seat, commitment, nonce });
  const sentText = (type: string, key: string): string =>
    String((last(type)[0] as unknown as Record<string, unknown>)[key]);
  const last = (type: string) => network.socket.sent.filter((one) => one.type === type);

  test("a seat with a nonce commits as it sits down, reveals once its commitment is in the list, and again after reconnecting", async () => {
    await drawNonces("T", ["s0"]);
    openTable("s0");
    const commitment = sentText("sit", "commitment");
    expect(commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
    network.socket.deliver(tableMessage({ status: "open" }));
    expect(last("reveal")).toEqual([]);
    const shuffling = tableMessage({ status: "shuffling", shares: [share(0, commitment), share(1, "sha256:1")] });
    network.socket.deliver(shuffling);
    network.socket.deliver(shuffling);
    expect(last("reveal")).toMatchObject([{ table: "T", seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const nonce = sentText("reveal", "nonce");
    await reconnect();
    expect(last("sit")).toMatchObject([{ commitment }]);
    network.socket.deliver(shuffling);
    expect(last("reveal")).toMatchObject([{ seat: 0, nonce }]);
  });

  test("a seat that comes without a nonce draws one, once, if the game has not begun", async () => {
    openTable("s0");
    expect(last("sit")[0]).not.toHaveProperty("commitment");
    network.socket.deliver(tableMessage({ status: "open" }));
    await vi.waitFor(() => expect(last("sit")).toHaveLength(2));
    expect(last("sit")[1]).toMatchObject({ commitment: receiptOf("T")?.own["s0"]?.commitment });
    network.socket.deliver(tableMessage({ status: "open" }));
    await settlePromises();
    expect(last("sit")).toHaveLength(2);
  });

  test("a seat does not commit once the game has begun", async () => {
    await drawNonces("T", ["s0"]);
    openTable("s0");
    network.socket.deliver(tableMessage());
    await reconnect();
    expect(last("sit")[0]).not.toHaveProperty("commitment");
  });

  test("a rematch has nonces of its own before anybody sits down there", async () => {
    await drawNonces("T", ["s0"]);
    openTable("s0");
    network.socket.deliver(tableMessage({ status: "over", rematch: "R" }));
    await nonceDrawing("R");
    expect(receiptOf("R")?.own["s0"]?.commitment).toMatch(/^sha256:/);
    expect(receiptOf("R")?.own["s0"]?.nonce).not.toBe(receiptOf("T")?.own["s0"]?.nonce);
    forgetTokens("R");
  });

  test("a seat that is not in the list, or sees a second one, reveals nothing", async () => {
    await drawNonces("T", ["s0"]);
    openTable("s0");
    const commitment = sentText("sit", "commitment");
    network.socket.deliver(tableMessage({ status: "shuffling", shares: [share(1, "sha256:1")] }));
    network.socket.deliver(tableMessage({ status: "shuffling", shares: [share(0, commitment), share(1, "sha256:1")] }));
    expect(last("reveal")).toEqual([]);
    expect(receiptOf("T")?.alarms).toEqual([{ kind: "commitments" }]);
  });

  test("what a seat and a spectator see is kept in a receipt; a lesson and an imported record leave none", () => {
    openTable("s0");
    network.socket.deliver(tableMessage());
    network.socket.deliver(state({ lines: ["set-up = K, ?", "1 0 draw = G"] }));
    network.socket.deliver(state({ ply: 2, lines: ["2 1 draw = ?"] }));
    expect(receiptOf("T")?.seen).toEqual({ 0: ["set-up = K, ?", "1 0 draw = G", "2 1 draw = ?"] });
    table.close();
    for (const kind of [{ lesson: true, commitment: "" }, { origin: "record" as const }]) {
      dropReceipt("T");
      openTable("s0");
      network.socket.deliver(tableMessage(kind));
      network.socket.deliver(state({ lines: ["set-up = K, ?"] }));
      expect(receiptOf("T")).toBeNull();
      table.close();
    }
  });

  test("a game that nobody else plays can be ended, a shuffle is called off by the host", async () => {
    const [ada, ben] = tableMessage().seats as [SeatMessage, SeatMessage];
    openTable("s1");
    network.socket.deliver(tableMessage({ mine: [1] }));
    network.socket.deliver(state({ seat: 1 }));
    expect(table.mayClose).toBe(false);
    network.socket.deliver(tableMessage({ mine: [1], seats: [{ ...ada, covered: true }, ben] }));
    expect(table.mayClose).toBe(true);
    void table.shut();
    expect(last("close")).toMatchObject([{ table: "T", seat: 1 }]);
    network.socket.deliver(tableMessage({ mine: [1], status: "shuffling", host: 0 }));
    expect(table.mayClose).toBe(false);
    void table.shut();
    expect(last("close").at(-1)).toMatchObject({ seat: 0 });
  });

  test("nothing is left to decide in a game that was ended", () => {
    openTable("s0");
    network.socket.deliver(tableMessage());
    network.socket.deliver(state({ choices: DRAW }));
    expect(table.myTurn).toBe(true);
    network.socket.deliver(tableMessage({ status: "closed" }));
    expect([table.closed, table.myTurn, table.choices, table.awaited]).toEqual([true, false, {}, []]);
  });
});

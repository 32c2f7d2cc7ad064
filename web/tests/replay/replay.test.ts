import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewpoint } from "../../src/navigation/address";
import { Replay } from "../../src/replay/replay.svelte";
import { settings } from "../../src/state/settings.svelte";
import { keepTokens } from "../../src/storage/seat_tokens";
import { stubServer, PLIES } from "./replay_server";

let replay: Replay;

beforeEach(() => localStorage.clear());

afterEach(() => {
  replay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the replay of a table, and waits until all frames are loaded. */
async function open(wished: { ply?: number; viewpoint?: Viewpoint } = {}, plies = PLIES): Promise<void> {
  replay = new Replay("T", wished);
  await vi.waitFor(() => expect(replay.frameStore.frames.filter(Boolean)).toHaveLength(plies + 1));
}

describe("opening a replay", () => {
  test("a finished game starts at its set-up, with all hands visible", async () => {
    const asked = stubServer();
    await open();
    expect([replay.ply, replay.viewpoint, replay.viewer]).toEqual([0, "all", null]);
    expect(asked.slice(1)).toMatchObject([
      { all: true, first: 0 },
      { all: true, first: 60 },
    ]);
  });

  test("the frames around the linked ply are fetched first", async () => {
    const asked = stubServer();
    await open({ ply: 77, viewpoint: 1 });
    expect([replay.ply, replay.viewer, replay.view?.ply]).toEqual([77, 1, 77]);
    expect(asked.slice(1)).toMatchObject([
      { eyes: 1, first: 60 },
      { eyes: 1, first: 0 },
    ]);
  });

  test("a ply beyond the end becomes the last one, and an unknown viewpoint shows all hands", async () => {
    stubServer();
    await open({ ply: 5000, viewpoint: 7 });
    expect([replay.ply, replay.viewpoint, replay.atEnd]).toEqual([PLIES, "all", true]);
  });

  test("a running game is shown from the player's own seat only", async () => {
    keepTokens("T", "s0");
    const asked = stubServer({ open: false });
    await open({ viewpoint: "all" });
    expect([replay.viewpoint, replay.viewer]).toEqual([0, 0]);
    expect(asked.every(({ token, eyes, all }) => token === "s0" && eyes === undefined && !all)).toBe(true);
    await replay.look(1);
    expect(replay.viewpoint).toBe(0);
  });

  test("players who share a device see public information only", async () => {
    keepTokens("T", "s0", "s1");
    const asked = stubServer({ open: false });
    await open();
    expect(replay.viewpoint).toBe("public");
    expect(asked.some(({ token }) => token !== undefined)).toBe(false);
  });

  test("changing the viewpoint keeps the ply", async () => {
    const asked = stubServer();
    await open({ ply: 30 });
    await replay.look(1);
    expect([replay.ply, replay.viewer, replay.state?.seat]).toEqual([30, 1, 1]);
    expect(asked.at(-1)).toMatchObject({ eyes: 1 });
  });

  test("cards of the row keep their slots, whatever the first ply shown", async () => {
    stubServer();
    await open({ ply: 77 });
    expect(replay.row.map(({ kind }) => kind)).toEqual(["blue", "green", "white"]);
    replay.backward();
    expect(replay.row.map(({ kind }) => kind)).toEqual(["blue", "green", "red"]);
  });

  test("new moves of a running game are appended", async () => {
    stubServer({ open: false, plies: 40 });
    await open({ ply: 40 }, 40);
    stubServer({ open: false, plies: 43 });
    await replay.grow();
    expect([replay.frameStore.plies, replay.ply, replay.atEnd]).toEqual([43, 40, false]);
    expect(replay.forward()).toBe(true);
  });

  test("a missing table is reported", async () => {
    const body = JSON.stringify({ code: "not_found", message: "There is no such table.", said: null });
    vi.stubGlobal("fetch", async () => new Response(body, { status: 404 }));
    replay = new Replay("T");
    await vi.waitFor(() => expect(replay.failed).toBe("There is no such table."));
  });
});

describe("stepping", () => {
  beforeEach(async () => {
    settings.speed = "normal";
    stubServer();
    await open({ ply: 10 });
  });

  test("forward animates the move, backward does not", () => {
    replay.forward();
    expect([replay.ply, replay.animations.current?.event.type]).toEqual([11, "drawn"]);
    replay.backward();
    expect([replay.ply, replay.animations.current]).toEqual([10, null]);
  });

  test("stops at the beginning and at the end", () => {
    replay.go(-3);
    expect(replay.ply).toBe(0);
    replay.backward();
    expect(replay.ply).toBe(0);
    replay.go(PLIES);
    expect(replay.forward()).toBe(false);
    expect(replay.ply).toBe(PLIES);
  });

  test("moves by whole turns", () => {
    replay.turn(1);
    expect(replay.ply).toBe(12);
    replay.go(13);
    replay.turn(-1);
    expect(replay.ply).toBe(12);
  });

  test("the log ends at the current ply", () => {
    expect(replay.log.lines).toHaveLength(11);
    replay.go(3);
    expect(replay.log.lines).toHaveLength(4);
  });

  test("moves are refused without a request", async () => {
    const asked = stubServer();
    expect(await replay.play("draw")).toBe(false);
    await replay.point("deck");
    expect(replay.notices.current?.text).toContain("This is a replay");
    expect(await replay.plans()).toBeNull();
    expect(asked).toEqual([]);
  });
});

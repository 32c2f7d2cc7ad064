import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sight } from "../../src/address";
import { Replay } from "../../src/replay/replay.svelte";
import { settings } from "../../src/state/settings.svelte";
import { keepTokens } from "../../src/wire/session";
import { answering, PLIES } from "./past";

let replay: Replay;

beforeEach(() => localStorage.clear());

afterEach(() => {
  replay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the past of a table, and waits until all of it is there. */
async function open(wished: { ply?: number; sight?: Sight } = {}, plies = PLIES): Promise<void> {
  replay = new Replay("T", wished);
  await vi.waitFor(() => expect(replay.film.frames.filter(Boolean)).toHaveLength(plies + 1));
}

describe("looking back", () => {
  test("one begins at the set-up of a finished game, with all hands open", async () => {
    const asked = answering();
    await open();
    expect([replay.ply, replay.sight, replay.eyes]).toEqual([0, "all", null]);
    expect(asked.slice(1)).toMatchObject([{ all: true, first: 0 }, { all: true, first: 60 }]);
  });

  test("the part that a link leads to is fetched first", async () => {
    const asked = answering();
    await open({ ply: 77, sight: 1 });
    expect([replay.ply, replay.eyes, replay.view?.ply]).toEqual([77, 1, 77]);
    expect(asked.slice(1)).toMatchObject([{ eyes: 1, first: 60 }, { eyes: 1, first: 0 }]);
  });

  test("a link beyond the end leads to the end, and unknown eyes see everything", async () => {
    answering();
    await open({ ply: 5000, sight: 7 });
    expect([replay.ply, replay.sight, replay.atEnd]).toEqual([PLIES, "all", true]);
  });

  test("while a game goes on one sees with the eyes of the own seat only", async () => {
    keepTokens("T", "s0");
    const asked = answering({ open: false });
    await open({ sight: "all" });
    expect([replay.sight, replay.eyes]).toEqual([0, 0]);
    expect(asked.every(({ token, eyes, all }) => token === "s0" && eyes === undefined && !all)).toBe(true);
    await replay.look(1);
    expect(replay.sight).toBe(0);
  });

  test("people who share a device see what everybody saw", async () => {
    keepTokens("T", "s0", "s1");
    const asked = answering({ open: false });
    await open();
    expect(replay.sight).toBe("public");
    expect(asked.some(({ token }) => token !== undefined)).toBe(false);
  });

  test("other eyes see the same moment", async () => {
    const asked = answering();
    await open({ ply: 30 });
    await replay.look(1);
    expect([replay.ply, replay.eyes, replay.state?.seat]).toEqual([30, 1, 1]);
    expect(asked.at(-1)).toMatchObject({ eyes: 1 });
  });

  test("cards of the row stay in their places, wherever one begins to look", async () => {
    answering();
    await open({ ply: 77 });
    expect(replay.row.map(({ kind }) => kind)).toEqual(["blue", "green", "white"]);
    replay.backward();
    expect(replay.row.map(({ kind }) => kind)).toEqual(["blue", "green", "red"]);
  });

  test("what is played meanwhile is added", async () => {
    answering({ open: false, plies: 40 });
    await open({ ply: 40 }, 40);
    answering({ open: false, plies: 43 });
    await replay.grow();
    expect([replay.film.plies, replay.ply, replay.atEnd]).toEqual([43, 40, false]);
    expect(replay.forward()).toBe(true);
  });

  test("a table that there is not is told", async () => {
    const body = JSON.stringify({ code: "not_found", message: "There is no such table.", said: null });
    vi.stubGlobal("fetch", async () => new Response(body, { status: 404 }));
    replay = new Replay("T");
    await vi.waitFor(() => expect(replay.failed).toBe("There is no such table."));
  });
});

describe("moving", () => {
  beforeEach(async () => {
    settings.speed = "normal";
    answering();
    await open({ ply: 10 });
  });

  test("forward shows what happened, back does not", () => {
    replay.forward();
    expect([replay.ply, replay.show.current?.event.type]).toEqual([11, "drawn"]);
    replay.backward();
    expect([replay.ply, replay.show.current]).toEqual([10, null]);
  });

  test("there is nothing before the beginning and after the end", () => {
    replay.go(-3);
    expect(replay.ply).toBe(0);
    replay.backward();
    expect(replay.ply).toBe(0);
    replay.go(PLIES);
    expect(replay.forward()).toBe(false);
    expect(replay.ply).toBe(PLIES);
  });

  test("turns are stepped over as a whole", () => {
    replay.turn(1);
    expect(replay.ply).toBe(12);
    replay.go(13);
    replay.turn(-1);
    expect(replay.ply).toBe(12);
  });

  test("the log ends at the moment", () => {
    expect(replay.log.lines).toHaveLength(11);
    replay.go(3);
    expect(replay.log.lines).toHaveLength(4);
  });

  test("nothing can be played, and nothing is asked", async () => {
    const asked = answering();
    expect(await replay.play("draw")).toBe(false);
    await replay.point("deck");
    expect(replay.notices.current?.text).toContain("looking back");
    expect(await replay.plans()).toBeNull();
    expect(asked).toEqual([]);
  });
});

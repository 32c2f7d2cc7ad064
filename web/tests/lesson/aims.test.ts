import { describe, expect, it } from "vitest";
import { aims, looks, moveOf, type Move } from "../../src/lesson/aims";
import type { Staged } from "../../src/state/staging.svelte";
import type { Where } from "../../src/wire/types";

const move = (where: Where, what: string, action: string): Move => ({ where, what, action });
const staged = ({ where, what, action }: Move): Staged => ({ where, what, action, actions: [action] });

/** Lays out a page, and tells what is pointed at there first. */
function pointed(page: string, wanted: Move, begun = false): string | undefined {
  document.body.innerHTML = page;
  const found = aims(wanted, begun ? staged(wanted) : null).map((aim) => document.querySelector(aim));
  return found.find((one) => one !== null)?.id;
}

describe("what a first game points at", () => {
  it("is the one thing that can be done", () => {
    expect(moveOf({ row: { red: ["draw R"] } })).toEqual(move("row", "red", "draw R"));
    expect(moveOf({})).toBeNull();
  });

  it("is where a move begins", () => {
    const page = `<a id="deck" data-anchor="deck"></a><a id="red" data-anchor="row-red"></a>
      <a id="route" data-kind="route" data-name="Paris-Zürich"></a>`;
    expect(pointed(page, move("deck", "", "draw"))).toBe("deck");
    expect(pointed(page, move("row", "red", "draw R"))).toBe("red");
    expect(pointed(page, move("route", "Paris-Zürich", "claim Paris-Zürich RRR"))).toBe("route");
  });

  it("is the button that ends what was begun", () => {
    const page = `<a id="route" data-kind="route" data-name="A-B"></a><p data-group="decision"><b id="go" data-go=""></b></p>`;
    const claim = move("route", "A-B", "claim A-B RR");
    expect(pointed(page, claim)).toBe("route");
    expect(pointed(page, claim, true)).toBe("go");
  });

  it("is a way to pay that is not chosen yet", () => {
    const page = (chosen: boolean): string =>
      `<p data-group="decision"><i id="way" data-action="pay Y" aria-checked="${chosen}"></i><b id="go" data-go=""></b></p>`;
    expect(pointed(page(false), move("tunnel", "pay", "pay Y"))).toBe("way");
    expect(pointed(page(true), move("tunnel", "pay", "pay Y"))).toBe("go");
  });

  it("is what is still to be ticked, then what was ticked by mistake, then the end", () => {
    const page = (...ticked: number[]): string => {
      const tickets = [1, 2, 3].map((at) => `<i id="t${at}" data-place="${at}" aria-pressed="${ticked.includes(at)}"></i>`);
      return `<p data-group="decision">${tickets.join("")}<b id="go" data-go=""></b></p>`;
    };
    const keep = move("offer", "", "keep 1,3");
    expect(pointed(page(), keep)).toBe("t1");
    expect(pointed(page(1), keep)).toBe("t3");
    expect(pointed(page(1, 2, 3), keep)).toBe("t2");
    expect(pointed(page(1, 3), keep)).toBe("go");
  });

  it("is everything at once that is still to be ticked", () => {
    const tickets = [1, 2, 3, 4].map((at) => `<i id="t${at}" data-place="${at}" aria-pressed="${at === 3}"></i>`);
    document.body.innerHTML = `<p data-group="decision">${tickets.join("")}</p>`;
    const [, marked = ""] = aims(move("offer", "", "keep 1,3,4"), null);
    expect([...document.querySelectorAll(marked)].map(({ id }) => id)).toEqual(["t1", "t4"]);
  });

  it("is the sheet of a small screen that hides what is wanted", () => {
    const page = `<a id="cards" data-sheet="hand" aria-pressed="false"></a><a id="log" data-sheet="log" aria-pressed="true"></a>`;
    expect(pointed(page, move("deck", "", "draw"))).toBe("cards");
  });

  it("is nothing for what nobody knows", () => {
    expect(looks("moon")).toEqual([]);
    expect(looks("ticket").length).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from "vitest";
import { targetSelectors, lookSelectors, moveOf, type LessonMove } from "../../src/lesson/target_selectors";
import type { Staged } from "../../src/state/staging.svelte";
import type { Where } from "../../src/wire/types";

const move = (where: Where, what: string, action: string): LessonMove => ({ where, what, action });
const staged = ({ where, what, action }: LessonMove): Staged => ({ where, what, action, actions: [action] });

/** Renders a page, and returns the id of the first target found in it. */
function pointed(page: string, wanted: LessonMove, begun = false): string | undefined {
  document.body.innerHTML = page;
  const found = targetSelectors(wanted, begun ? staged(wanted) : null).map((aim) => document.querySelector(aim));
  return found.find((one) => one !== null)?.id;
}

describe("the target of a lesson step", () => {
  it("is the only possible move", () => {
    expect(moveOf({ row: { red: ["draw R"] } })).toEqual(move("row", "red", "draw R"));
    expect(moveOf({})).toBeNull();
  });

  it("is the element where a move starts", () => {
    const page = `<a id="deck" data-anchor="deck"></a><a id="red" data-anchor="row-red"></a>
      <a id="route" data-kind="route" data-name="Paris-Zürich"></a>`;
    expect(pointed(page, move("deck", "", "draw"))).toBe("deck");
    expect(pointed(page, move("row", "red", "draw R"))).toBe("red");
    expect(pointed(page, move("route", "Paris-Zürich", "claim Paris-Zürich RRR"))).toBe("route");
  });

  it("is the confirm button once a move is staged", () => {
    const page = `<a id="route" data-kind="route" data-name="A-B"></a><p data-group="decision"><b id="go" data-go=""></b></p>`;
    const claim = move("route", "A-B", "claim A-B RR");
    expect(pointed(page, claim)).toBe("route");
    expect(pointed(page, claim, true)).toBe("go");
  });

  it("is the payment until it is selected", () => {
    const page = (chosen: boolean): string =>
      `<p data-group="decision"><i id="way" data-action="pay Y" aria-checked="${chosen}"></i><b id="go" data-go=""></b></p>`;
    expect(pointed(page(false), move("tunnel", "pay", "pay Y"))).toBe("way");
    expect(pointed(page(true), move("tunnel", "pay", "pay Y"))).toBe("go");
  });

  it("is a ticket to select, then one selected by mistake, then the confirm button", () => {
    const page = (...ticked: number[]): string => {
      const tickets = [1, 2, 3].map(
        (at) => `<i id="t${at}" data-place="${at}" aria-pressed="${ticked.includes(at)}"></i>`,
      );
      return `<p data-group="decision">${tickets.join("")}<b id="go" data-go=""></b></p>`;
    };
    const keep = move("offer", "", "keep 1,3");
    expect(pointed(page(), keep)).toBe("t1");
    expect(pointed(page(1), keep)).toBe("t3");
    expect(pointed(page(1, 2, 3), keep)).toBe("t2");
    expect(pointed(page(1, 3), keep)).toBe("go");
  });

  it("is every ticket still to be selected", () => {
    const tickets = [1, 2, 3, 4].map((at) => `<i id="t${at}" data-place="${at}" aria-pressed="${at === 3}"></i>`);
    document.body.innerHTML = `<p data-group="decision">${tickets.join("")}</p>`;
    const [, marked = ""] = targetSelectors(move("offer", "", "keep 1,3,4"), null);
    expect([...document.querySelectorAll(marked)].map(({ id }) => id)).toEqual(["t1", "t4"]);
  });

  it("is the button of the sheet that hides the element on a small screen", () => {
    const page = `<a id="cards" data-sheet="hand" aria-pressed="false"></a><a id="log" data-sheet="log" aria-pressed="true"></a>`;
    expect(pointed(page, move("deck", "", "draw"))).toBe("cards");
  });

  it("is empty for an unknown element", () => {
    expect(lookSelectors("moon")).toEqual([]);
    expect(lookSelectors("ticket").length).toBeGreaterThan(0);
  });
});

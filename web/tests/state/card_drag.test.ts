import { expect, test } from "vitest";
import { CardDrag, type DropTarget } from "../../src/state/card_drag.svelte";

function dropTarget(left: number, reports: string[]): DropTarget {
  const element = { getBoundingClientRect: () => ({ left, right: left + 100, top: 0, bottom: 50 }) } as Element;
  return {
    element,
    over: (at) => reports.push(at ? `over ${left}: ${at.x} ${at.y}` : `away from ${left}`),
    dropped: (at, kind, pointer) => reports.push(`${kind} dropped at ${left}: ${at.x} ${at.y} by ${pointer}`),
  };
}

test("a drag reports its position to the target below it, relative to its corner", () => {
  const [cardDrag, reports] = [new CardDrag(), [] as string[]];
  cardDrag.register(dropTarget(0, reports));
  cardDrag.register(dropTarget(200, reports));
  cardDrag.move({ kind: "red", x: 210, y: 20 });
  expect(reports).toEqual(["away from 0", "over 200: 10 20"]);
  expect(cardDrag.drop("mouse")).toBe(true);
  expect(reports.at(-1)).toBe("red dropped at 200: 10 20 by mouse");
  expect(cardDrag.current).toBeNull();
});

test("cards dropped beside all targets reach none", () => {
  const [cardDrag, reports] = [new CardDrag(), [] as string[]];
  const forget = cardDrag.register(dropTarget(0, reports));
  cardDrag.move({ kind: "red", x: 150, y: 20 });
  expect(cardDrag.drop("touch")).toBe(false);
  cardDrag.move({ kind: "red", x: 50, y: 20 });
  cardDrag.cancel();
  expect(cardDrag.drop("touch")).toBe(false);
  forget();
  cardDrag.move({ kind: "red", x: 50, y: 20 });
  expect(cardDrag.drop("touch")).toBe(false);
  expect(reports.filter((line) => line.includes("dropped"))).toEqual([]);
});

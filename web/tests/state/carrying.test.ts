import { expect, test } from "vitest";
import { Carrying, type Goal } from "../../src/state/carrying.svelte";

function goal(left: number, told: string[]): Goal {
  const element = { getBoundingClientRect: () => ({ left, right: left + 100, top: 0, bottom: 50 }) } as Element;
  return {
    element,
    over: (at) => told.push(at ? `over ${left}: ${at.x} ${at.y}` : `away from ${left}`),
    laid: (at, kind, pointer) => told.push(`${kind} laid at ${left}: ${at.x} ${at.y} by ${pointer}`),
  };
}

test("what is carried is told to what it is above, from its own corner", () => {
  const [carrying, told] = [new Carrying(), [] as string[]];
  carrying.expect(goal(0, told));
  carrying.expect(goal(200, told));
  carrying.move({ kind: "red", x: 210, y: 20 });
  expect(told).toEqual(["away from 0", "over 200: 10 20"]);
  expect(carrying.lay("mouse")).toBe(true);
  expect(told.at(-1)).toBe("red laid at 200: 10 20 by mouse");
  expect(carrying.current).toBeNull();
});

test("what is laid beside everything is laid on nothing", () => {
  const [carrying, told] = [new Carrying(), [] as string[]];
  const forget = carrying.expect(goal(0, told));
  carrying.move({ kind: "red", x: 150, y: 20 });
  expect(carrying.lay("touch")).toBe(false);
  carrying.move({ kind: "red", x: 50, y: 20 });
  carrying.drop();
  expect(carrying.lay("touch")).toBe(false);
  forget();
  carrying.move({ kind: "red", x: 50, y: 20 });
  expect(carrying.lay("touch")).toBe(false);
  expect(told.filter((line) => line.includes("laid"))).toEqual([]);
});

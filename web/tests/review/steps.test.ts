import { expect, test } from "vitest";
import { balanceRows } from "../../src/review/balance_rows";
import { CurveScale, curveCorners, pathOf, spread } from "../../src/review/curve_points";
import { movePlace } from "../../src/review/move_place";
import { isStep, momentAt, momentsOf, nextStep } from "../../src/review/steps";
import { ticketCurves } from "../../src/review/ticket_curves";
import { BLUNDER_PLY, LUCK_PLY, review } from "./sample_review";

const seat = review().seats[0]!;
const moments = momentsOf(seat);

test("forced decisions are left out; turning points and mistakes are steps", () => {
  expect(moments.map(({ ply }) => ply)).toEqual([0, LUCK_PLY, BLUNDER_PLY]);
  expect(moments.filter(isStep).map(({ ply }) => ply)).toEqual([LUCK_PLY, BLUNDER_PLY]);
  expect(moments.map(({ turning }) => turning.map(({ number }) => number))).toEqual([[], [1], [2]]);
});

test("steps lead from one to the next, and end", () => {
  expect(nextStep(moments, 0, 1)?.ply).toBe(LUCK_PLY);
  expect(nextStep(moments, LUCK_PLY, 1)?.ply).toBe(BLUNDER_PLY);
  expect(nextStep(moments, BLUNDER_PLY, 1)).toBeUndefined();
  expect(nextStep(moments, BLUNDER_PLY, -1)?.ply).toBe(LUCK_PLY);
});

test("a link to any play shows the decision before it; without one, the first step is shown", () => {
  expect(momentAt(moments, 19)?.ply).toBe(LUCK_PLY);
  expect(momentAt(moments, BLUNDER_PLY)?.ply).toBe(BLUNDER_PLY);
  expect(momentAt(moments, undefined)?.ply).toBe(LUCK_PLY);
  expect(momentAt([], 3)).toBeUndefined();
});

test("the curve steps down by what a move has lost, and ends at the result", () => {
  const scale = new CurveScale({ width: 440, height: 120, left: 20, right: 20, top: 10, bottom: 10 }, 40);
  const corners = curveCorners(scale, moments, 0);
  expect(corners.map(({ x }) => x)).toEqual([20, 100, 220, 220, 420]);
  expect(corners.map(({ y }) => Math.round(y))).toEqual([55, 60, 40, 60, 110]);
  expect(pathOf(corners).startsWith("M20.0 55.0L100.0 60.0")).toBe(true);
  expect(scale.nearest(moments, 150)?.ply).toBe(LUCK_PLY);
  expect(scale.nearest(moments, 430)?.ply).toBe(BLUNDER_PLY);
});

test("numbers above the curve stand beside each other", () => {
  expect(spread([10, 50, 55, 60], 20, 200)).toEqual([10, 50, 70, 90]);
  expect(spread([180, 195, 200], 20, 200)).toEqual([160, 180, 200]);
});

test("the rounded numbers of luck and skill add up to the result", () => {
  const rows = balanceRows(seat.balance!);
  expect(rows.map(({ key, odds }) => [key, odds])).toEqual([
    ["fair", 50],
    ["deal", 5],
    ["skill", -20],
    ["luck", -35],
    ["result", 0],
  ]);
  const parts = rows.slice(0, -1);
  expect(parts.reduce((sum, { lead }) => sum + 10 * lead, 0)).toBeCloseTo(10 * rows.at(-1)!.lead);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([[0, 50], [50, 55], [55, 35], [35, 0]]); // prettier-ignore
});

test("a ticket that was only offered has no curve", () => {
  const [one] = ticketCurves(moments);
  expect(one?.odds.map(({ odds }) => odds)).toEqual([0.55, 0.5, 0.5]);
  const offered = { between: ["Lisboa", "Danzig"], points: 20, odds: { mean: 0.4, error: 0 } };
  const first = moments[0]!;
  const decision = { ...first.decision, tickets: [...(first.decision.tickets ?? []), offered] };
  expect(ticketCurves([{ ...first, decision }, ...moments.slice(1)])).toHaveLength(1);
});

test("claims and stations have a place on the board, other moves none", () => {
  expect(movePlace("claim Frankfurt-Berlin/black KKL")).toEqual({ route: "Frankfurt-Berlin/black" });
  expect(movePlace("station Den Haag RR")).toEqual({ city: "Den Haag" });
  expect(movePlace("draw R")).toEqual({});
});

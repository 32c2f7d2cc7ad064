/** The curve of the odds of winning, as points in a picture. */

import type { Moment } from "./steps";

export interface CurveBox {
  width: number;
  height: number;
  /** The room around the curve. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface CurvePoint {
  x: number;
  y: number;
}

export class CurveScale {
  constructor(
    readonly box: CurveBox,
    private readonly plies: number,
  ) {}

  x(ply: number): number {
    const { left, right, width } = this.box;
    return left + ((width - left - right) * ply) / Math.max(1, this.plies);
  }

  y(odds: number): number {
    const { top, bottom, height } = this.box;
    return top + (height - top - bottom) * (1 - Math.min(1, Math.max(0, odds)));
  }

  /** Returns the moment whose play is nearest to a place. */
  nearest(moments: readonly Moment[], x: number): Moment | undefined {
    const away = ({ ply }: Moment): number => Math.abs(this.x(ply) - x);
    return moments.reduce<Moment | undefined>((best, one) => (best && away(best) <= away(one) ? best : one), undefined);
  }
}

/** Returns the corners of the curve: what a move lost is a step down, and then chance and the others go on. */
export function curveCorners(scale: CurveScale, moments: readonly Moment[], end: number | null): CurvePoint[] {
  const corners = moments.flatMap(({ ply, before, after }) => [
    { x: scale.x(ply), y: scale.y(before) },
    ...(after === before ? [] : [{ x: scale.x(ply), y: scale.y(after) }]),
  ]);
  if (end === null) return corners;
  return [...corners, { x: scale.box.width - scale.box.right, y: scale.y(end) }];
}

/** Moves places apart until each has room, in their order, without going beyond the end. */
export function spread(places: readonly number[], room: number, end: number): number[] {
  const apart: number[] = [];
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? -Infinity) + room));
  for (let at = apart.length - 1, most = end; at >= 0; at -= 1, most -= room)
    apart[at] = Math.min(apart[at] ?? 0, most);
  return apart;
}

/** Returns corners as the `d` of a path. */
export const pathOf = (corners: readonly CurvePoint[]): string =>
  corners.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Bars of points by source: what a seat won to the right of zero, what it lost to the left. */

import type { SheetMessage } from "../../wire/types";
import { scoreLines } from "./score_steps";

export interface BarSegment {
  line: string;
  points: number;
  /** In per cent of the whole width. */
  start: number;
  width: number;
}

export interface ScoreBars {
  /** The sources that gave or cost points, in the server's order. */
  lines: string[];
  /** The place of zero, in per cent of the whole width. */
  zero: number;
  /** The segments of each seat. */
  bars: BarSegment[][];
}

/** Returns the bars of all seats on one scale. */
export function scoreBars(sheets: readonly SheetMessage[]): ScoreBars {
  const lines = scoreLines(sheets).filter((line) => sheets.some(({ points }) => points[line]));
  const sum = (sheet: SheetMessage, sign: 1 | -1): number =>
    lines.reduce((all, line) => all + Math.max(0, sign * (sheet.points[line] ?? 0)), 0);
  const won = Math.max(0, ...sheets.map((sheet) => sum(sheet, 1)));
  const lost = Math.max(0, ...sheets.map((sheet) => sum(sheet, -1)));
  const unit = 100 / Math.max(1, won + lost);
  const zero = lost * unit;
  const bars = sheets.map(({ points }) => {
    let [right, left] = [zero, zero];
    return lines.flatMap((line): BarSegment[] => {
      const value = points[line] ?? 0;
      const width = Math.abs(value) * unit;
      if (value === 0) return [];
      if (value < 0) return [{ line, points: value, start: (left -= width), width }];
      right += width;
      return [{ line, points: value, start: right - width, width }];
    });
  });
  return { lines, zero, bars };
}

/** Symbols on the board, as SVG path data around their centre. */

import palette from "../../../src/whistlestop/maps/palette.json";
import type { Pattern } from "../theme/tokens";

export const { locomotive: LOCOMOTIVE, passenger: MEEPLE } = palette.pieces;

export const STATION = "M-12 11V-3L-7-3V-9L0-14 7-9V-3L12-3V11Z";

/** Patterns on wagons, left and right of the symbol. */
export const PATTERN_PATHS: Record<Pattern, string> = {
  plain: "",
  stripes: "M-16-6v12M-12.5-6v12M12.5-6v12M16-6v12",
  dots: "M-15.5-3.4h.01M-15.5 3.4h.01M-11.5 0h.01M15.5-3.4h.01M15.5 3.4h.01M11.5 0h.01",
  chevrons: "M-17-4.5l3.5 4.5-3.5 4.5M-13-4.5l3.5 4.5-3.5 4.5M10-4.5l3.5 4.5-3.5 4.5M14-4.5l3.5 4.5-3.5 4.5",
  checks: "M-17-4l7 8M-17 4l7-8M10-4l7 8M10 4l7-8",
};

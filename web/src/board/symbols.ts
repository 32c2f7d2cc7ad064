/** Symbols on the board, as SVG path data around their centre. */

import palette from "../../../src/whistlestop/maps/palette.json";
import type { Pattern } from "../theme/tokens";

export const LOCOMOTIVE = palette.pieces.locomotive;

export const STATION = "M-12 11V-3L-7-3V-9L0-14 7-9V-3L12-3V11Z";

/** A traveller, standing on y = 7; a bowler, and a hat with a wide brim and a feather. */
export const TRAVELLER = {
  shadow: "M-6 7a6 1.5 0 0 0 12 0a6 1.5 0 0 0-12 0z",
  coat: "M-2.4-2.2h4.8c1.6.3 2.5 1.3 2.8 3L6 6.4Q0 8.2-6 6.4L-5.2.8c.3-1.7 1.2-2.7 2.8-3z",
  head: "M-2.4-4.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z",
  hats: [
    "M-4.2-5.1q1.4-.1 1.7-.6a2.5 2.9 0 0 1 5 0q.3.5 1.7.6 0 1.1-4.2 1.1t-4.2-1.1z",
    "M-5.4-4.6q2.6-1 3-3.6 3-1.3 4 .2l2-1.9-.4 3.6q.8 1.2 2.2 1.7-.4 1-5.4 1t-5.4-1z",
  ],
};

/** Patterns on wagons, left and right of the symbol. */
export const PATTERN_PATHS: Record<Pattern, string> = {
  plain: "",
  stripes: "M-16-6v12M-12.5-6v12M12.5-6v12M16-6v12",
  dots: "M-15.5-3.4h.01M-15.5 3.4h.01M-11.5 0h.01M15.5-3.4h.01M15.5 3.4h.01M11.5 0h.01",
  chevrons: "M-17-4.5l3.5 4.5-3.5 4.5M-13-4.5l3.5 4.5-3.5 4.5M10-4.5l3.5 4.5-3.5 4.5M14-4.5l3.5 4.5-3.5 4.5",
  checks: "M-17-4l7 8M-17 4l7-8M10-4l7 8M10 4l7-8",
};

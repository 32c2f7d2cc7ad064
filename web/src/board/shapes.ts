/** Small drawings on the board, as SVG path data around their middle. */

import type { PATTERNS } from "../look/tokens";

export const LOCOMOTIVE =
  "M-9 2.2h15.5l2.2 2h-17.7zM-8.6-4.6h5v-1h-5.8v1zM-8-4.2h4v3h8.2v-3.4h2v3.2q2.6.4 2.6 3h-16.8z" +
  "M-8 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M-2.6 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0" +
  "M2.8 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0";

export const MEEPLE =
  "M0-6.8a2.5 2.5 0 0 1 1.8 4.2c1.7.3 3.4 1.4 3.4 2.5 0 .8-1.1 1-2.6.9L5 6.6H1.4L0 3.9-1.4 6.6H-5l2.4-5.8" +
  "C-4.1.9-5.2.7-5.2-.1c0-1.1 1.7-2.2 3.4-2.5A2.5 2.5 0 0 1 0-6.8Z";

export const STATION = "M-12 11V-3L-7-3V-9L0-14 7-9V-3L12-3V11Z";

/** What is painted on the wagons of a seat, left and right of its symbol. */
export const PATTERN_PATHS: Record<(typeof PATTERNS)[number], string> = {
  plain: "",
  stripes: "M-16-6v12M-12.5-6v12M12.5-6v12M16-6v12",
  dots: "M-15.5-3.4h.01M-15.5 3.4h.01M-11.5 0h.01M15.5-3.4h.01M15.5 3.4h.01M11.5 0h.01",
  chevrons: "M-17-4.5l3.5 4.5-3.5 4.5M-13-4.5l3.5 4.5-3.5 4.5M10-4.5l3.5 4.5-3.5 4.5M14-4.5l3.5 4.5-3.5 4.5",
  checks: "M-17-4l7 8M-17 4l7-8M10-4l7 8M10 4l7-8",
};

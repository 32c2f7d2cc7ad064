/** Generates the colours of cards and seats as CSS from the palette that the Python maps use as well. */

import type { Plugin } from "vite";
import palette from "../../src/whistlestop/maps/palette.json" with { type: "json" };

const STYLESHEET = "virtual:palette.css";

/** Returns a rule that defines --card-red, --card-red-ink, --seat-0, --seat-0-ink and so on. */
export function paletteCss(): string {
  const cards = Object.entries(palette.cards).map(([kind, look]) => [`card-${kind}`, look] as const);
  const seats = palette.seats.map((look, seat) => [`seat-${seat}`, look] as const);
  const lines = [...cards, ...seats].flatMap(([name, { colour, ink }]) => [
    `  --${name}: ${colour};`,
    `  --${name}-ink: ${ink};`,
  ]);
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** Serves the rule as the stylesheet `virtual:palette.css`. */
export const palettePlugin = (): Plugin => ({
  name: "palette",
  resolveId: (id) => (id === STYLESHEET ? id : undefined),
  load: (id) => (id === STYLESHEET ? paletteCss() : undefined),
});

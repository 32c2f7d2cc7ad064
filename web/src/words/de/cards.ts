/** Kinds of cards and passengers in German. */

export const kinds: Record<string, string> = {
  purple: "Lila",
  white: "Weiß",
  blue: "Blau",
  yellow: "Gelb",
  orange: "Orange",
  black: "Schwarz",
  red: "Rot",
  green: "Grün",
  locomotive: "Lokomotive",
  gray: "beliebige Farbe",
};

/** Colours as words before cards, or before several passengers; these two never change. */
const before: Record<string, string> = {
  purple: "lila",
  white: "weiße",
  blue: "blaue",
  yellow: "gelbe",
  orange: "orange",
  black: "schwarze",
  red: "rote",
  green: "grüne",
  gray: "graue",
};

/** Counts cards of a kind: 2 rote, 3 Lokomotiven. */
export const numbered = (kind: string, number: number): string =>
  kind === "locomotive" ? `${number} Lokomotive${number === 1 ? "" : "n"}` : `${number} ${before[kind] ?? kind}`;

/** One card of a kind: eine rote Karte, eine Lokomotive. */
export const single = (kind: string): string =>
  kind === "locomotive" ? "eine Lokomotive" : `eine ${before[kind] ?? kind} Karte`;

/** Cards of a kind, whose number stands before: rote Karte, rote Karten, Lokomotiven. */
export const cardsOf = (kind: string, number: number): string => {
  if (kind === "locomotive") return number === 1 ? "Lokomotive" : "Lokomotiven";
  return `${before[kind] ?? kind} ${number === 1 ? "Karte" : "Karten"}`;
};

/** The colour of something: ein roter Tunnel, den roten Fahrgast. */
export const painted = (kind: string, ending: "r" | "n" | ""): string => {
  const colour = before[kind] ?? kind;
  return colour.endsWith("e") && kind !== "orange" ? colour + ending : colour;
};

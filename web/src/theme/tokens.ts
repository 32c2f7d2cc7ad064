/** The look of cards and seats: every colour has a symbol, so that no information is carried by colour alone. */

import palette from "../../../src/whistlestop/maps/palette.json";

/** Colours are CSS variables that the build generates from the palette; symbols are paths in a square of 24. */
export interface Look {
  colour: string;
  /** For symbols and text on the colour. */
  ink: string;
  symbol: string;
}

/** The letters of cards in actions. */
const LETTERS: Record<string, string> = {
  P: "purple",
  W: "white",
  B: "blue",
  Y: "yellow",
  O: "orange",
  K: "black",
  R: "red",
  G: "green",
  L: "locomotive",
};

/** The kinds of cards in the order in which a hand is shown, locomotives first. */
export const KINDS = ["locomotive", "purple", "white", "blue", "yellow", "orange", "black", "red", "green"] as const;

/** Patterns on the trains of each seat. */
export const PATTERNS = ["plain", "stripes", "dots", "chevrons", "checks"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Returns the look of a kind of card or of a route's colour; an unknown kind looks like any colour. */
export function cardLook(kind: string): Look {
  const known = isCard(kind) ? kind : "gray";
  return { colour: `var(--card-${known})`, ink: `var(--card-${known}-ink)`, symbol: palette.cards[known].symbol };
}

export type SeatLook = Look & { pattern: Pattern };

/** The number of colours of seats. */
export const COLOURS = palette.seats.length;

/** Returns the look of trains in one of the colours of seats. */
export function colourLook(colour: number): SeatLook {
  const place = colour % COLOURS;
  const { symbol = "", pattern = "plain" } = palette.seats[place] ?? {};
  return { colour: `var(--seat-${place})`, ink: `var(--seat-${place}-ink)`, symbol, pattern: pattern as Pattern };
}

const isCard = (kind: string): kind is keyof typeof palette.cards => kind in palette.cards;

/** Returns the kinds of cards that the letters of an action name: RRL, B+R+G. */
export function kindsOf(letters: string): string[] {
  return [...letters].flatMap((letter) => LETTERS[letter] ?? []);
}

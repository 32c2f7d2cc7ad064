/** The look of cards and seats: every colour has a symbol, so that nothing is told by colour alone. */

/** How something coloured is drawn; colours are CSS variables of tokens.css, symbols paths in a square of 24. */
export interface Look {
  colour: string;
  /** For symbols and text on the colour. */
  ink: string;
  symbol: string;
}

const SYMBOLS: Record<string, string> = {
  purple: "M12 2l7 10-7 10-7-10z",
  white: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zm0 4.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z",
  blue: "M12 2c3 5 7 8.5 7 13a7 7 0 0 1-14 0c0-4.5 4-8 7-13z",
  yellow: "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z",
  orange: "M12 3l10 18H2z",
  black: "M4 4h16v16H4z",
  red: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  green: "M7 3h10l5 9-5 9H7l-5-9z",
  locomotive: "M3 6h8v4h5V6h3v4h2v6h-1a2.5 2.5 0 0 1-5 0h-3a2.5 2.5 0 0 1-5 0H6a2 2 0 0 1-3-1z",
  gray: "M4 9h16v6H4z",
};

/** The letters of cards in actions. */
const LETTERS: Record<string, string> = {
  P: "purple", W: "white", B: "blue", Y: "yellow", O: "orange", K: "black", R: "red", G: "green", L: "locomotive",
};

/** The kinds of cards in the order in which a hand is shown, locomotives first. */
export const KINDS = ["locomotive", "purple", "white", "blue", "yellow", "orange", "black", "red", "green"] as const;

const SEAT_SYMBOLS = [
  "M15 2a10 10 0 1 0 7 13A8.5 8.5 0 0 1 15 2z", // a moon
  "M14 2L4 14h6l-2 8L20 9h-7z", // a flash
  "M3 19V7l5 4 4-7 4 7 5-4v12z", // a crown
  "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z", // an hourglass
  "M5 2h2v1h13l-4 5 4 5H7v9H5z", // a flag
];

/** Patterns for the trains of each seat: class names of tokens.css, and ids of patterns that a board defines. */
export const PATTERNS = ["plain", "stripes", "dots", "chevrons", "checks"] as const;

/** Tells how a kind of card, or a route's colour, is drawn; an unknown kind looks like any colour. */
export function cardLook(kind: string): Look {
  const known = kind in SYMBOLS ? kind : "gray";
  return { colour: `var(--card-${known})`, ink: `var(--card-${known}-ink)`, symbol: SYMBOLS[known] ?? "" };
}

/** Tells how a seat is drawn. */
export function seatLook(seat: number): Look & { pattern: (typeof PATTERNS)[number] } {
  const place = seat % SEAT_SYMBOLS.length;
  return {
    colour: `var(--seat-${place})`,
    ink: `var(--seat-${place}-ink)`,
    symbol: SEAT_SYMBOLS[place] ?? "",
    pattern: PATTERNS[place] ?? "plain",
  };
}

/** Lists the kinds of cards that the letters of an action name: RRL, B+R+G. */
export function kindsOf(letters: string): string[] {
  return [...letters].flatMap((letter) => LETTERS[letter] ?? []);
}

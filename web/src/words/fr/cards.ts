/** Kinds of cards and passengers in French. */

export const kinds: Record<string, string> = {
  purple: "violet",
  white: "blanc",
  blue: "bleu",
  yellow: "jaune",
  orange: "orange",
  black: "noir",
  red: "rouge",
  green: "vert",
  locomotive: "locomotive",
  gray: "couleur au choix",
};

/** Colours of a card, which is feminine. */
const feminine: Record<string, string> = {
  purple: "violette",
  white: "blanche",
  blue: "bleue",
  yellow: "jaune",
  orange: "orange",
  black: "noire",
  red: "rouge",
  green: "verte",
  gray: "grise",
  locomotive: "locomotive",
};

/** A colour as the word for a route or a row, which are feminine: rouge, grise. */
export const paint = (kind: string): string => feminine[kind] ?? kind;

const several = (name: string, number: number): string => (number < 2 || name === "orange" ? name : `${name}s`);

/** Counts cards of a kind: 2 rouges, 3 locomotives. */
export const numbered = (kind: string, number: number): string =>
  `${number} ${several(feminine[kind] ?? kind, number)}`;

/** One card of a kind: une carte rouge, une locomotive. */
export const single = (kind: string): string =>
  kind === "locomotive" ? "une locomotive" : `une carte ${feminine[kind] ?? kind}`;

/** Cards of a kind, whose number stands before: carte rouge, cartes rouges, locomotives. */
export const cardsOf = (kind: string, number: number): string =>
  kind === "locomotive"
    ? several(kind, number)
    : `${several("carte", number)} ${several(feminine[kind] ?? kind, number)}`;

/** Counts passengers of a colour: 1 bleu, 2 rouges. */
export const passengers = (kind: string, number: number): string => `${number} ${several(kinds[kind] ?? kind, number)}`;

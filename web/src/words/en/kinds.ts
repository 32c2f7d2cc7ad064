/** Kinds of cards in English. */

export const kinds: Record<string, string> = {
  purple: "purple", white: "white", blue: "blue", yellow: "yellow", orange: "orange", black: "black", red: "red",
  green: "green", locomotive: "locomotive", gray: "any colour",
};

/** Kinds of cards and passengers in English. */

export const kinds: Record<string, string> = {
  purple: "purple",
  white: "white",
  blue: "blue",
  yellow: "yellow",
  orange: "orange",
  black: "black",
  red: "red",
  green: "green",
  locomotive: "locomotive",
  gray: "any colour",
};

/** Counts cards of a kind: 2 red, 3 locomotives. */
export const numbered = (kind: string, number: number): string =>
  `${number} ${kinds[kind] ?? kind}${kind === "locomotive" && number !== 1 ? "s" : ""}`;

/** One card of a kind: a red card, a locomotive. */
export function single(kind: string): string {
  const name = kinds[kind] ?? kind;
  const noun = kind === "locomotive" ? name : `${name} card`;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

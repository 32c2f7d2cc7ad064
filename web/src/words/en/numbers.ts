/** Numbers and lists in English. */

/** Counts things: 1 card, 3 cards. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Joins names: Ada, Ben and Cleo. */
export const listed = (names: readonly string[]): string => joined(names, "and");

/** Joins choices: Ada, Ben or Cleo. */
export const either = (names: readonly string[]): string => joined(names, "or");

const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

/** Numbers and lists in English. */

/** Counts things: 1 card, 3 cards. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** Joins names as people do: Ada, Ben and Cleo. */
export const listed = (names: readonly string[], last = "and"): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

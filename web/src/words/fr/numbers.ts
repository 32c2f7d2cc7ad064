/** Numbers and lists in French. */

/** Counts things: 0 carte, 1 carte, 3 cartes. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;

export const cards = (number: number): string => count(number, "carte");
export const tickets = (number: number): string => count(number, "billet");
export const points = (number: number): string => count(number, "point");
export const trains = (number: number): string => count(number, "wagon");
export const locomotives = (number: number): string => count(number, "locomotive");

/** Joins names: Ada, Ben et Cleo. */
export const listed = (names: readonly string[]): string => joined(names, "et");

/** Joins choices: Ada, Ben ou Cleo. */
export const either = (names: readonly string[]): string => joined(names, "ou");

const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

/** Numbers and lists in German. */

/** Counts things: 1 Karte, 3 Karten. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const counting =
  (one: string, many: string) =>
  (number: number): string =>
    count(number, one, many);

export const cards = counting("Karte", "Karten");
export const tickets = counting("Ticket", "Tickets");
export const points = counting("Punkt", "Punkte");
export const trains = counting("Waggon", "Waggons");
export const locomotives = counting("Lokomotive", "Lokomotiven");

/** Joins names: Ada, Ben und Cleo. */
export const listed = (names: readonly string[]): string => joined(names, "und");

/** Joins choices: Ada, Ben oder Cleo. */
export const either = (names: readonly string[]): string => joined(names, "oder");

const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

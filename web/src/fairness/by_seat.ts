/** One text for each of some seats, such as a nonce. */

export type BySeat = Record<number, string>;

/** Returns the seats that have one, in ascending order. */
export const seatsIn = (all: BySeat): number[] =>
  Object.keys(all)
    .map(Number)
    .sort((one, other) => one - other);

/** Formats texts as in a record: `0 8f0e…, 2 41c7…`. */
export const formatBySeat = (all: BySeat): string =>
  seatsIn(all)
    .map((seat) => `${seat} ${all[seat]}`)
    .join(", ");

/** Parses texts of a record; undefined if they are malformed. */
export function parseBySeat(text: string | undefined): BySeat | undefined {
  const found: BySeat = {};
  for (const part of text?.split(", ") ?? []) {
    const [, seat, value] = /^(\d) (\S+)$/.exec(part) ?? [];
    if (seat === undefined || value === undefined || Number(seat) in found) return undefined;
    found[Number(seat)] = value;
  }
  return found;
}

/** Returns whether the same seats have the same texts. */
export const isSame = (one: BySeat, other: BySeat): boolean => formatBySeat(one) === formatBySeat(other);

/** What this browser remembers: the secrets of its seats, and small things such as the name of its person. */

const SEATS = "whistlestop.secrets";
const MOST_TABLES = 200;

/** Reads something that was remembered; what is broken, or of another shape, counts as nothing. */
export function recall<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something, and says whether that was possible: storage can be switched off or full. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

type Tokens = Record<string, string[]>;

/** Secrets of this visit, where they can't be stored. */
let unstored: Tokens | null = null;

/** The secrets of the own seats at a table; several are a hot seat. */
export function tokensOf(table: string): string[] {
  return all()[table] ?? [];
}

/** All own seats, newest table first, as `myTables` wants them. */
export function mySeats(): { table: string; token: string }[] {
  const seats = Object.entries(all()).flatMap(([table, tokens]) => tokens.map((token) => ({ table, token })));
  return seats.slice(0, MOST_TABLES);
}

/** Keeps the secrets of seats; says whether they will be there after a reload. */
export function keepTokens(table: string, ...tokens: string[]): boolean {
  return write(table, [...new Set([...tokensOf(table), ...tokens])]);
}

/** Forgets a secret that is refused, or all of a table. */
export function forgetTokens(table: string, token?: string): boolean {
  return write(table, token === undefined ? [] : tokensOf(table).filter((one) => one !== token));
}

function all(): Tokens {
  return unstored ?? recall(SEATS, areTokens) ?? {};
}

function write(table: string, tokens: string[]): boolean {
  const { [table]: _, ...others } = all();
  const kept = tokens.length ? { [table]: tokens, ...others } : others;
  const stored = remember(SEATS, kept);
  unstored = stored ? null : kept;
  return stored;
}

function areTokens(value: unknown): value is Tokens {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => Array.isArray(one) && one.every((token) => typeof token === "string"))
  );
}
